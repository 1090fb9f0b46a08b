import Coordinator
import UIKit

extension InspectorViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: InspectorViewState) {
    self.viewState = viewState
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(viewState.rows.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Shows one action in its cell.
  func render(_ row: InspectorViewState.Row, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.subtitle
    cell.contentConfiguration = content
    cell.selectionStyle = .none
  }
}
