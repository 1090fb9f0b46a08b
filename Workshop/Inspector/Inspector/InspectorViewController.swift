import AppComponents
import AppShell

/// The events of the inspector.
///
/// These are no actions, since those would be recorded.
enum InspectorEvent: Equatable {
  case appeared
  /// There is room for the details beside the list, or no longer.
  case widthChanged
  case searched(String)
  /// The user selected the action with this number.
  case chosen(Int)
  /// The user went from the details back to the list.
  case closed
  /// The user went to a later action, or an earlier one.
  case stepped(by: Int)
  case goTapped, saveTapped
  /// The user chose what to list.
  case modeChosen(InspectorMode)
  /// The user ended what they typed, such as an action to dispatch.
  case entered(String)
  case skipTapped, changeTapped, saveStateTapped, pinTapped, copyTapped
}

/// What the inspector lists.
enum InspectorMode: Int {
  case actions, screens, network, more
  /// A row of the list “More” leads here.
  case dispatch

  /// The lists that have a segment.
  static let segments: [InspectorMode] = [.actions, .screens, .network, .more]
  static let all = segments + [.dispatch]

  var title: String {
    switch self {
    case .actions: localized("Actions")
    case .screens: localized("Screens")
    case .network: localized("Network")
    case .more, .dispatch: localized("More")
    }
  }

  /// What is shown beside the list while nothing in it is chosen.
  var purpose: String {
    switch self {
    case .actions: localized("Select an action to see it in full.")
    case .screens:
      localized("What is alive: screens with their coordinators, effects and observers.")
    case .network: localized("Select a request to see what was sent and received.")
    case .more: localized("Here you save, share and continue the recording.")
    case .dispatch: localized("Select an action to change its values and dispatch it.")
    }
  }
}

/// Owns the list of actions and the details, and reports what the user does.
final class InspectorViewController: UIViewController {
  let searchField = UISearchTextField()
  lazy var modeControl = makeModeControl()
  let countLabel = UILabel(.body, .secondaryLabel)
  /// A list for each mode, which keeps the user's place while another one is shown.
  lazy var lists = InspectorMode.all.map { makeRows(of: $0) }
  let listViews = InspectorMode.all.map { _ in UITableView(frame: .zero, style: .plain) }
  /// The mode whose list is shown.
  var mode = InspectorMode.actions
  let titleLabel = UILabel(.headline)
  let closeButton = UIButton(.plain(), title: localized("All"))
  let previousButton = UIButton(.plain(), title: localized("Previous"))
  let nextButton = UIButton(.plain(), title: localized("Next"))
  let goButton = UIButton(.plain(), title: localized("Go There"))
  let skipButton = UIButton(.plain(), title: localized("Skip It"))
  let changeButton = UIButton(.plain(), title: localized("Change It"))
  let saveStateButton = UIButton(.plain(), title: localized("Save State"))
  let pinButton = UIButton(.plain(), title: localized("Pin"))
  let copyButton = UIButton(.plain(), title: localized("Copy as curl"))
  /// Shows the buttons that a low screen has no room for.
  let moreButton = UIButton(.plain(), title: localized("More"))
  lazy var buttons = [
    closeButton, previousButton, nextButton, moreButton, goButton, pinButton, skipButton,
    changeButton, saveStateButton, copyButton,
  ]
  lazy var buttonRow = WrappingRow(buttons)
  let detailView = UITableView(frame: .zero, style: .plain)
  lazy var listPane = UIStackView(
    column: [UIStackView(column: [modeControl, searchField, countLabel]).withMargins()] + listViews)
  lazy var detailPane = makeDetailPane()
  lazy var listWidth = listPane.widthAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.widthAnchor, multiplier: 0.45)
  lazy var detailRows = makeDetailRows()
  var hasDetail = false
  /// Whether the user wants all buttons on a low screen.
  var showsMore = false
  /// Whether there is room for the details beside the list.
  private(set) var isWide = false
  var send: (InspectorEvent) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    searchField.on(.editingChanged) { [unowned self] in send(.searched(searchField.text ?? "")) }
    searchField.on { [unowned self] in
      searchField.resignFirstResponder()
      send(.entered(searchField.text ?? ""))
    }
    for list in lists { list.selected = { [unowned self] in send(.chosen($0)) } }
    closeButton.on { [unowned self] in send(.closed) }
    previousButton.on { [unowned self] in send(.stepped(by: -1)) }
    nextButton.on { [unowned self] in send(.stepped(by: 1)) }
    moreButton.on { [unowned self] in
      showsMore = true
      fitPanes()
      UIAccessibility.post(notification: .layoutChanged, argument: goButton)
    }
    goButton.on { [unowned self] in send(.goTapped) }
    skipButton.on { [unowned self] in send(.skipTapped) }
    changeButton.on { [unowned self] in send(.changeTapped) }
    saveStateButton.on { [unowned self] in send(.saveStateTapped) }
    pinButton.on { [unowned self] in send(.pinTapped) }
    copyButton.on { [unowned self] in send(.copyTapped) }
    onKeys("v", localized("List")) { [unowned self] _ in
      let next = (modeControl.selectedSegmentIndex + 1) % InspectorMode.segments.count
      send(.modeChosen(InspectorMode.segments[next]))
    }
    #if !os(iOS)
      detailPane.onTerminalKeys("⎋", localized("All")) { [unowned self] _ in close() }
    #endif
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Save Session"),
      primaryAction: UIAction { [unowned self] _ in send(.saveTapped) })
  }

  /// Leads from the details back to the list.
  func close() {
    send(.closed)
    UIAccessibility.post(notification: .layoutChanged, argument: listViews[mode.rawValue])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    send(.appeared)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitPanes()
    guard isWide != (view.bounds.width >= 900) else { return }
    isWide.toggle()
    send(.widthChanged)
  }

  private func makeModeControl() -> UISegmentedControl {
    let control = UISegmentedControl()
    control.accessibilityLabel = localized("Inspector")
    for mode in InspectorMode.segments {
      let action = UIAction(title: mode.title) { [unowned self] _ in send(.modeChosen(mode)) }
      control.insertSegment(action: action, at: mode.rawValue, animated: false)
    }
    control.selectedSegmentIndex = 0
    return control
  }
}
