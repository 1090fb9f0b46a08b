import Coordinator
import UIKit

extension SavedViewController: Renderer {
  /// Shows the given view state; of the rows, only those that changed.
  func render(_ viewState: SavedViewState) {
    let before = Dictionary(uniqueKeysWithValues: (self.viewState?.rows ?? []).map { ($0.id, $0) })
    self.viewState = viewState
    title = "Saved"
    noticeLabel.show(viewState.notice)
    navigationItem.rightBarButtonItem = viewState.canUndo ? undoButton : nil
    contentUnavailableConfiguration =
      viewState.rows.isEmpty
      ? UIContentUnavailableConfiguration.words(
        "Nothing Saved Yet", "Open a sight and choose Save.") : nil

    var snapshot = NSDiffableDataSourceSnapshot<Int, Sight.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(viewState.rows.map(\.id))
    let changed = viewState.rows.filter { row in before[row.id].map { $0 != row } ?? false }
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Shows one sight in its cell.
  func render(_ row: SavedViewState.Row, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.subtitle
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }
}
