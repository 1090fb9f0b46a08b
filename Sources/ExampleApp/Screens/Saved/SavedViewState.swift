import AppComponents
import AppShell
import Redux

/// The saved sights as text, ready to show.
struct SavedViewState: Equatable {
  let title = localized("Saved")
  /// The sights, and below them a status, whose identifier is nil.
  let rows: [TableRow<Sight.ID?>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?
  let canUndo: Bool

  init(
    _ bookmarks: BookmarksState, _ catalogue: CatalogueState, _ slowRequests: SlowRequestsState,
    chosen: Sight.ID? = nil
  ) {
    let sights = bookmarks.sights
    let waiting = sights.lazy.compactMap { slowRequests[.sight($0)] }.first
    let missing = sights.lazy.map { catalogue[$0] }.first { $0.value == nil && $0.error != nil }
    let status = TableRow<Sight.ID?>.status(
      isLoading: waiting != nil, waiting: waiting, problem: missing?.error?.words)
    rows =
      sights.map { TableRow(saved: $0, catalogue[$0], isSelected: $0 == chosen) } + status
    placeholder =
      sights.isEmpty
      ? .message(localized("Nothing Saved Yet"), localized("Open a sight and choose Save.")) : nil
    canUndo = bookmarks.canUndo
  }
}

extension TableRow<Sight.ID?> {
  /// Creates the row of a saved sight, which may not be loaded yet.
  fileprivate init(saved id: Sight.ID, _ sight: DataState<Sight>, isSelected: Bool) {
    if let sight = sight.value {
      self.init(sight, id: id, isSelected: isSelected)
    } else {
      let progress =
        sight.error == nil ? localized("Loading…") : localized("Could Not Load the Sight")
      self.init(id: id, title: Sight.title(of: id), subtitle: progress, isSelected: isSelected)
    }
  }
}
