import AppComponents
import AppShell
import Redux

/// The saved sights as text, ready to show.
struct SavedViewState: Equatable {
  let title = localized("Saved")
  let rows: [TableRow<Sight.ID>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?
  /// The reason for a long load of the first such row; nil without one.
  let waiting: String?
  let canUndo: Bool
  let notice: String?

  init(
    _ bookmarks: BookmarksState, _ catalogue: CatalogueState, problem: StorageProblem?,
    _ slowRequests: SlowRequestsState, chosen: Sight.ID? = nil
  ) {
    let sights = bookmarks.sights
    rows = sights.map { TableRow(saved: $0, catalogue[$0], isSelected: $0 == chosen) }
    placeholder =
      sights.isEmpty
      ? .message(localized("Nothing Saved Yet"), localized("Open a sight and choose Save.")) : nil
    waiting = slowRequests.isEmpty ? nil : sights.lazy.compactMap { slowRequests[.sight($0)] }.first
    canUndo = bookmarks.canUndo
    notice = problem?.words
  }
}

extension TableRow<Sight.ID> {
  /// Creates the row of a saved sight, which may not be loaded yet.
  fileprivate init(saved id: Sight.ID, _ sight: DataState<Sight>, isSelected: Bool) {
    if let sight = sight.value {
      self.init(sight, id: id, isSelected: isSelected)
    } else {
      self.init(
        id: id, title: Sight.title(of: id), subtitle: sight.error?.words ?? localized("Loading…"),
        isSelected: isSelected)
    }
  }
}
