import AppComponents
import AppShell
import Redux

/// The saved sights as text, ready to show.
struct SavedViewState: Equatable {
  let title = localized("Saved")
  let sights: [Sight.ID]
  /// The sight that is shown, perhaps beside the list.
  let chosen: Sight.ID?
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?
  /// The reason for a long load of the first such row; nil without one.
  let waiting: String?
  let canUndo: Bool
  let notice: String?
  private let catalogue: CatalogueState

  init(
    _ bookmarks: BookmarksState, _ catalogue: CatalogueState, problem: StorageProblem?,
    _ slowRequests: SlowRequestsState, chosen: Sight.ID? = nil
  ) {
    sights = bookmarks.sights
    self.catalogue = catalogue
    self.chosen = chosen
    placeholder =
      sights.isEmpty
      ? .message(localized("Nothing Saved Yet"), localized("Open a sight and choose Save.")) : nil
    waiting = slowRequests.isEmpty ? nil : sights.lazy.compactMap { slowRequests[.sight($0)] }.first
    canUndo = bookmarks.canUndo
    notice = problem?.words
  }

  /// The row of a sight, which is made when it becomes visible, since there may be thousands.
  func row(_ id: Sight.ID) -> TableRow<Sight.ID> {
    let (sight, isSelected) = (catalogue[id], id == chosen)
    if let sight = sight.value { return TableRow(sight, id: id, isSelected: isSelected) }
    return TableRow(
      id: id, title: Sight.title(of: id), subtitle: sight.error?.words ?? localized("Loading…"),
      isSelected: isSelected)
  }
}
