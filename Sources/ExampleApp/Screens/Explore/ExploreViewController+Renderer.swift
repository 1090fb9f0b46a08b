import Coordinator
import UIKit

extension ExploreViewController: Renderer {
  /// Shows the given view state; of the rows, only those that changed.
  ///
  /// Another list is shown from its top.
  func render(_ viewState: ExploreViewState) {
    let before = Dictionary(uniqueKeysWithValues: (self.viewState?.rows ?? []).map { ($0.id, $0) })
    if self.viewState?.query != viewState.query { tableView.contentOffset = .zero }
    self.viewState = viewState
    title = viewState.title
    noticeLabel.show(viewState.notice)
    sortControl.selectedSegmentIndex = index(of: viewState.query.sort)
    tableView.backgroundView =
      viewState.rows.isEmpty ? placeholder(viewState.status)?.makeContentView() : nil
    apply(
      viewState, changed: viewState.rows.filter { row in before[row.id].map { $0 != row } ?? false }
    )
    if viewState.isRefreshing {
      refreshControl.beginRefreshing()
    } else {
      refreshControl.endRefreshing()
    }
  }

  private func apply(_ viewState: ExploreViewState, changed: [ExploreViewState.Row]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(viewState.rows.map { .sight($0.id) })
    snapshot.reconfigureItems(changed.map { .sight($0.id) })
    if !viewState.rows.isEmpty, viewState.status != .none {
      snapshot.appendItems([.status])
      snapshot.reconfigureItems([.status])
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func index(of sort: SightQuery.Sort?) -> Int {
    sort.flatMap { SightQuery.Sort.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// Shows one sight in its cell.
  func render(_ row: ExploreViewState.Row, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.subtitle
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  /// Shows below the sights how it goes with the next ones.
  func renderStatus(in cell: UITableViewCell) {
    var content = UIListContentConfiguration.cell()
    content.text = statusText
    content.textProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .none
  }

  private var statusText: String {
    switch viewState?.status {
    case .loading: "Loading…"
    case .failed(let reason): "\(reason) Select to try again."
    case .empty, .none?, nil: ""
    }
  }

  private func placeholder(
    _ status: ExploreViewState.Status
  ) -> UIContentUnavailableConfiguration? {
    switch status {
    case .none: nil
    case .loading: .loading()
    case .empty(let words): .words("No Sights", words)
    case .failed(let reason):
      .failure("Could Not Load Sights", reason) { [unowned self] in send(.retryTapped) }
    }
  }
}
