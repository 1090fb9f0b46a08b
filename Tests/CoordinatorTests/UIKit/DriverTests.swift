import Coordinator
import Redux
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Steps that can't be performed, and moves and steps that are refused.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct DriverTests {
  @Test(arguments: [
    NavigationStep<TestMap>.pop(1, on: .tab(.home)), .push([.item(1)], on: .modal(0)),
    .present([]), .dismiss(keeping: 0), .dismiss(keeping: -1), .select(.home),
  ])
  func `a step that makes no sense ends at once, and changes nothing`(
    step: NavigationStep<TestMap>
  ) async {
    let app = TestApp()
    await app.settle()

    var completions = 0
    app.driver.perform(step, animated: true) { completions += 1 }

    #expect(completions == 1)
    await app.expectRest()
  }

  @Test(arguments: [0, -1])
  func `a dismissal without modals leaves the dialog`(kept: Int) async {
    let app = TestApp()
    await app.settle()
    app.send(.ask(.question(1)))
    await app.settle()

    app.driver.perform(.dismiss(keeping: kept), animated: true) {}

    await app.expectRest()
    #expect(app.presented.count == 1)
  }

  @Test func `a dismissal that keeps fewer than none dismisses every modal`() async {
    let app = TestApp(at: Route(tab: .home, modals: [[.form(1)], [.form(2)]]))
    await app.settle()

    app.driver.perform(.dismiss(keeping: -1), animated: false) {}
    await app.screen.settled()

    #expect(app.shown == Place(selectedTab: .home))
  }

  @Test func `a dismissal that keeps every modal changes nothing`() async {
    let app = TestApp(at: Route(tab: .home, modals: [[.form(1)]]))
    await app.settle()

    app.driver.perform(.dismiss(keeping: 1), animated: true) {}

    await app.expectRest()
    #expect(app.presented.count == 1)
  }

  @Test func `a step without a window ends at once, and changes nothing`() {
    let app = TestApp(hasWindow: false)

    var completions = 0
    app.driver.perform(.select(.saved), animated: false) { completions += 1 }

    #expect(completions == 1)
    #expect(app.driver.tabBarController.selectedIndex == 0)
  }

  @Test func `a move that the store refuses is undone`() async {
    let app = TestApp(at: Route(tab: .home, modals: [[.form(1)]]))
    await app.settle()
    app.options.accepts = { _ in false }

    app.screen.press(.escape)
    await app.settle()

    #expect(app.log.drainIncidents() == [.drifted(to: Place(selectedTab: .home))])
    await app.expectRest()
    #expect(app.place.modals == [[.form(1)]])
  }

  @Test func `a driver takes a map with any number of tabs but none`() async {
    await #expect(processExitsWith: .success) { await makeDriver(Tabs<Six>.self) }
    await #expect(processExitsWith: .failure) { await makeDriver(Tabs<None>.self) }
  }
}

/// Refusals, whose warnings can be collected only where nothing takes time.
@MainActor @Suite(.timeLimit(.minutes(30))) struct RefusalTests {
  @Test func `a presentation that UIKit ignores is repeated`() async {
    let app = TestApp()
    await app.settle()
    app.driver.tabBarController.present(PersistentViewController(), animated: false)

    let warnings = TerminalDiagnostics.messages { app.send(.present([.form(1)])) }
    await app.settle()

    #expect(warnings.count == 1)
    #expect(
      app.log.drainIncidents().first
        == .missed(.present([.form(1)]), shown: Place(selectedTab: .home)))
    await app.expectRest()
  }
}

/// Presents another view controller to replace it when it is dismissed.
private final class PersistentViewController: UIViewController {
  private weak var presenter: UIViewController?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter = presentingViewController
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter?.present(UIViewController(), animated: false)
  }
}

private protocol TabCount { static var count: Int { get } }

private enum None: TabCount { static let count = 0 }
private enum Six: TabCount { static let count = 6 }

private enum Tabs<Count: TabCount>: NavigationMap {
  typealias Dialog = Int

  static func tabs(of root: OnlyRoot) -> [Int] { Array(0..<Count.count) }

  static func firstScreen(of tab: Int) -> Screen { .home }
}

@MainActor private func makeDriver<Count>(_ map: Tabs<Count>.Type) {
  let (store, log) = (Store(initialState: TestState()), TestLog())
  _ = UIKitNavigationDriver<Tabs<Count>>(
    item: { _ in UITabBarItem() }, report: { _ in }, content: { DialogContent(title: "\($0)") },
    coordinator: { PageCoordinator($0.screen, store: store, log: log) })
}
