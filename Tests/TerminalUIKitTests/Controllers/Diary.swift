import TerminalUIKit

/// Writes down what view controllers are told, in order.
@MainActor final class Diary {
  private var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// What was written since the last look.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A page that writes its life into a diary.
@MainActor final class DiaryPage: UIViewController {
  let name: String
  private let diary: Diary?

  init(_ name: String, _ diary: Diary? = nil) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary?.write("\(name) didLoad")
  }

  override func viewWillAppear(_ animated: Bool) { diary?.write("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { diary?.write("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { diary?.write("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { diary?.write("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { diary?.write("\(name) didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    diary?.write("\(name) \(parent == nil ? "willLeave" : "willEnter")")
  }

  override func didMove(toParent parent: UIViewController?) {
    diary?.write("\(name) \(parent == nil ? "left" : "entered")")
  }
}

extension TerminalScreen {
  /// A window on the screen with the controller at its root.
  @discardableResult func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}
