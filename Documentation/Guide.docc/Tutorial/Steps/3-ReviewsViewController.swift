import UIKit

/// Owns the list of reviews and reports what the user does.
final class ReviewsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var dataSource = makeDataSource()
  let id: Sight.ID
  var viewState: ReviewsViewState?
  var send: (ReviewsAction) -> Void = { _ in }

  init(id: Sight.ID) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    send(.viewLoaded(id))
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Int, Review.ID> {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    return UITableViewDiffableDataSource(tableView: tableView) { [unowned self] table, index, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: index)
      viewState.map { render($0.rows[index.row], in: cell) }
      return cell
    }
  }
}
