import AppComponents
import UIKit

/// Owns the list of questions and reports what the user does.
final class QuestionsViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = TableRows<Question.ID>(in: tableView) { cell, row in
    cell.show(row)
    cell.selectionStyle = .none
  }
  var send: (QuestionsAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    send(.viewLoaded)
  }
}
