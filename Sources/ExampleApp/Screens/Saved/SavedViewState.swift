import Redux

/// The saved sights in words, ready to show.
struct SavedViewState: Equatable {
  let rows: [TableRow<Sight.ID>]
  /// What to show if there are no rows.
  let placeholder: Placeholder?
  let canUndo: Bool
  let notice: String?

  init(
    _ bookmarks: BookmarksState, _ catalogue: CatalogueState, problem: StorageProblem?,
    waits: WaitState
  ) {
    rows = bookmarks.sights.map { id in
      let sight = catalogue[id]
      return TableRow(
        id: id, title: sight.value?.name ?? "Sight \(id)",
        subtitle: sight.value?.place ?? sight.error?.words ?? waits[.sight(id)] ?? "Loading…")
    }
    placeholder =
      rows.isEmpty ? .message("Nothing Saved Yet", "Open a sight and choose Save.") : nil
    canUndo = bookmarks.canUndo
    notice = problem?.words
  }
}
