import Coordinator
import UIKit

extension ReviewsViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: ReviewsViewState) {
    self.viewState = viewState
    contentUnavailableConfiguration = viewState.rows.isEmpty ? placeholder(viewState.status) : nil
    var snapshot = NSDiffableDataSourceSnapshot<Int, Review.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(viewState.rows.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Shows one review in its cell.
  func render(_ row: ReviewsViewState.Row, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.text
    content.secondaryTextProperties.numberOfLines = 0
    cell.contentConfiguration = content
    cell.selectionStyle = .none
  }

  private func placeholder(
    _ status: ReviewsViewState.Status
  ) -> UIContentUnavailableConfiguration? {
    switch status {
    case .none: nil
    case .loading: .loading()
    case .empty: .words("No Reviews Yet", "Choose Write to be the first.")
    case .failed(let reason):
      .failure("Could Not Load Reviews", reason) { [unowned self] in send(.retryTapped(id)) }
    }
  }
}
