import AppShell
import Redux

/// The saved sights in words, ready to show.
struct SavedViewState: Equatable {
  let rows: [TableRow<Sight.ID>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?
  /// Why the first of the rows that load takes long; nil if none does.
  let waiting: String?
  let canUndo: Bool
  let notice: String?

  init(
    _ bookmarks: BookmarksState, _ catalogue: CatalogueState, problem: StorageProblem?,
    waits: WaitState, chosen: Sight.ID? = nil
  ) {
    let loading = localized("Loading…")
    rows = bookmarks.sights.map { id in
      let sight = catalogue[id]
      let value = sight.value
      return TableRow(
        id: id, title: value?.title ?? Sight.title(of: id),
        subtitle: value.map { [$0.stars, $0.place].compactMap(\.self).joined(separator: "  ") }
          ?? sight.error?.words ?? loading,
        isSelected: id == chosen)
    }
    placeholder =
      rows.isEmpty
      ? .message(localized("Nothing Saved Yet"), localized("Open a sight and choose Save.")) : nil
    waiting = waits.isEmpty ? nil : bookmarks.sights.lazy.compactMap { waits[.sight($0)] }.first
    canUndo = bookmarks.canUndo
    notice = problem?.words
  }
}
