import AppComponents
import Coordinator
import UIKit

extension ExploreViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: ExploreViewState) {
    if let answer = viewState.answer, answer != self.viewState?.answer {
      UIAccessibility.announce(answer)
    }
    self.viewState = viewState
    title = viewState.title
    noticeLabel.showNotice(viewState.notice)
    header.isHidden = !canSearch && viewState.notice == nil
    // The search starts after a pause in typing.
    if !searchField.isEditing { searchField.text = viewState.query.search }
    sortControl.selectedSegmentIndex =
      viewState.query.sort.flatMap(SightQuery.Sort.allCases.firstIndex).map { $0 + 1 } ?? 0
    orderButton.isHidden = viewState.orderArrow == nil
    orderButton.configuration?.title = viewState.orderArrow
    orderButton.accessibilityLabel = viewState.turningRound
    tableView.show(
      viewState.placeholder, retry: { [unowned self] in send(.retryTapped) },
      stop: { [unowned self] in send(.stopTapped) })
    rows.show(viewState.rows, of: viewState.shownQuery)
    showPosition()
    refreshControl.show(viewState.isRefreshing)
  }

  /// Shows the user's position in the list, or the answer to a refresh.
  ///
  /// A bar item without a title would be an empty bubble of glass.
  func showPosition() {
    let position = viewState?.answer ?? viewState?.position(atRow: row) ?? ""
    guard position != positionItem.title else { return }
    positionItem.title = position
    positionItem.isHidden = position.isEmpty
  }

  /// Shows each sight, and the status below them, in its cell.
  func makeRows() -> TableRows<Sight.ID?> {
    TableRows(in: tableView) { cell, row in
      cell.showSymbols(of: row)
      cell.accessoryType = row.id == nil ? .none : .disclosureIndicator
    }
  }
}
