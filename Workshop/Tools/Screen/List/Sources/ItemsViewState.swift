import AppComponents
import AppShell
import Redux

/// The screen in words, ready to show.
struct ItemsViewState: Equatable {
  let title: String
  let search: String
  /// The rows, and below them a status, whose identifier is nil.
  let rows: [TableRow<ItemsPage.Row.ID?>]
  /// The placeholder to show if there are no rows.
  let placeholder: Placeholder?
  /// Why the list could not be loaded again; nil if it could.
  let notice: String?
  /// Whether there are more rows after the last one.
  let canLoadMore: Bool
  /// Whether the list is loaded again from its first page.
  let isRefreshing: Bool

  init(_ state: ItemsState) {
    title = localized("Items")
    search = state.search
    let error = state.rows.error.map { _ in localized("The server can't be reached.") }
    let rows = (state.rows.value ?? []).map {
      TableRow<ItemsPage.Row.ID?>(id: $0.id, title: $0.title, subtitle: $0.detail)
    }
    let isRefresh = state.nextPage == 1 && !rows.isEmpty
    isRefreshing = isRefresh && state.rows.isLoading
    notice = isRefresh ? error.map { localized("Could not refresh. \($0)") } : nil
    let status = TableRow<ItemsPage.Row.ID?>.status(
      isLoading: state.rows.isLoading && !isRefreshing, problem: error)
    self.rows = rows.isEmpty ? [] : rows + status
    placeholder =
      switch state.rows {
      case _ where !rows.isEmpty: nil
      case .idle, .loading: .loading()
      case .loaded where !search.isEmpty:
        .message(localized("No Results"), localized("Nothing matches “\(search)”."))
      case .loaded:
        .message(localized("Nothing Here Yet"), localized("The list is still empty."))
      case .failed: .failure(localized("Could Not Load the List"), error ?? "")
      }
    canLoadMore = state.nextPage != nil && !isRefresh && !state.rows.isLoading && error == nil
  }
}
