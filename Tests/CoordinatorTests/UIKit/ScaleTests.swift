import Coordinator
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// The driver's work with UIKit grows with the screens, not with their square.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ScaleTests {
  /// Presents modals, and returns what was asked of their navigation controllers.
  private func work(modals count: Int) async -> Work {
    let options = TestOptions()
    let log = WorkLog()
    options.containers.navigationController = { CountingNavigationController(log) }
    let app = TestApp(options: options)
    await app.settle()
    let modals = (0..<count).map { Modal<TestMap>([.form($0)]) }

    log.work = Work()
    app.send(.go(Route(tab: .home, modals: modals)))
    await app.settle()

    #expect(app.shown?.modals == modals)
    return log.work
  }

  @Test func `many modals are presented in linear time`() async {
    let (few, many) = (await work(modals: 200), await work(modals: 400))

    #expect(few.readings <= 10 * 200)
    #expect(many.readings <= 2 * few.readings + 20)
    #expect(many.transitions <= 2 * few.transitions + 20)
    #expect(many.layouts <= 2 * few.layouts + 20)
  }
}

/// How often something was asked of navigation controllers.
private struct Work {
  var readings = 0
  var transitions = 0
  var layouts = 0
}

@MainActor private final class WorkLog {
  var work = Work()
}

/// Counts how often its stack and its transition are read, and how often it lays out its views.
private final class CountingNavigationController: UINavigationController {
  private let log: WorkLog

  init(_ log: WorkLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var viewControllers: [UIViewController] {
    get {
      log.work.readings += 1
      return super.viewControllers
    }
    set { super.viewControllers = newValue }
  }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    log.work.transitions += 1
    return super.transitionCoordinator
  }

  override func viewWillLayoutSubviews() {
    log.work.layouts += 1
    super.viewWillLayoutSubviews()
  }
}
