import Coordinator
import CoordinatorUIKit
import TerminalUIKit
import Testing

/// What the driver reads from UIKit grows with the screens, not with their square.
@MainActor @Suite struct ScaleTests {
  @Test func `many modals are presented in linear time`() async {
    let options = TestOptions()
    let log = ReadingLog()
    options.containers.navigationController = { CountingNavigationController(log) }
    let app = TestApp(options: options)
    await app.settle()
    let modals = (0..<200).map { Modal<TestMap>([.form($0)]) }

    log.count = 0
    app.send(.go(Route(tab: .home, modals: modals)))
    await app.settle()

    #expect(log.count <= 10 * modals.count)
    #expect(app.shown?.modals == modals)
  }
}

@MainActor private final class ReadingLog {
  var count = 0
}

/// Counts how often its stack is read.
private final class CountingNavigationController: UINavigationController {
  private let log: ReadingLog

  init(_ log: ReadingLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var viewControllers: [UIViewController] {
    get {
      log.count += 1
      return super.viewControllers
    }
    set { super.viewControllers = newValue }
  }
}
