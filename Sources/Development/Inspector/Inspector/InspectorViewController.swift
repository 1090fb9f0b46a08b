import AppComponents
import AppShell

/// The events of the inspector.
///
/// These are no actions, since those would be recorded.
enum InspectorEvent: Equatable {
  case appeared
  case searched(String)
  /// The user selected the action with this number.
  case chosen(Int)
  /// The user went from the details back to the list.
  case closed
  /// The user went to a later action, or an earlier one.
  case stepped(by: Int)
  case goTapped, saveTapped
}

/// Owns the list of actions and the details, and reports what the user does.
final class InspectorViewController: UIViewController {
  let searchField = UISearchTextField()
  let countLabel = UILabel(.body, .secondaryLabel)
  let listView = UITableView(frame: .zero, style: .plain)
  let titleLabel = UILabel(.headline)
  let closeButton = UIButton(.plain(), title: localized("All"))
  let previousButton = UIButton(.plain(), title: localized("Previous"))
  let nextButton = UIButton(.plain(), title: localized("Next"))
  let goButton = UIButton(.plain(), title: localized("Go There"))
  let detailView = UITableView(frame: .zero, style: .plain)
  lazy var listPane = UIStackView(
    column: [UIStackView(column: [searchField, countLabel]).withMargins(), listView])
  lazy var detailPane = makeDetailPane()
  lazy var listWidth = listPane.widthAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.widthAnchor, multiplier: 0.45)
  lazy var rows = makeRows()
  lazy var detailRows = makeDetailRows()
  var hasDetail = false
  var send: (InspectorEvent) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    searchField.on(.editingChanged) { [unowned self] in send(.searched(searchField.text ?? "")) }
    searchField.on { [unowned self] in searchField.resignFirstResponder() }
    rows.selected = { [unowned self] in send(.chosen($0)) }
    closeButton.on { [unowned self] in send(.closed) }
    previousButton.on { [unowned self] in send(.stepped(by: -1)) }
    nextButton.on { [unowned self] in send(.stepped(by: 1)) }
    goButton.on { [unowned self] in send(.goTapped) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Save Session"),
      primaryAction: UIAction { [unowned self] _ in send(.saveTapped) })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    send(.appeared)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitPanes()
  }
}
