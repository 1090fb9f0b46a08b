import TerminalUIKit

/// A log of the calls that view controllers receive, in order.
@MainActor final class CallLog {
  private var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Returns the calls since the last time, and forgets them.
  func drain() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view controller that logs the calls of its life cycle.
@MainActor final class LoggingViewController: UIViewController {
  let name: String
  private let log: CallLog?

  init(_ name: String, _ log: CallLog? = nil) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log?.add("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) { log?.add("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log?.add("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log?.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log?.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log?.add("\(name) didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    log?.add("\(name) \(parent == nil ? "willLeave" : "willEnter")")
  }

  override func didMove(toParent parent: UIViewController?) {
    log?.add("\(name) \(parent == nil ? "left" : "entered")")
  }
}

extension TerminalScreen {
  /// Shows a window with a root view controller.
  @discardableResult func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}
