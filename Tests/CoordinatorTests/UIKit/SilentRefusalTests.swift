import Coordinator
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Changes that UIKit refuses during a transition that it does not report.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct SilentRefusalTests {
  private let home = Place(selectedTab: .home)
  private let push = NavigationStep<TestMap>.push([.item(1)], on: .tab(.home))

  private func busyApp() async throws -> (TestApp, BusyNavigationController) {
    let options = TestOptions()
    options.containers.navigationController = { BusyNavigationController() }
    let app = TestApp(options: options)
    await app.settle()
    let controller = try #require(app.topController as? BusyNavigationController)
    controller.isBusy = true
    return (app, controller)
  }

  @Test func `a refused step is not tried again in the same turn`() async throws {
    let (app, controller) = try await busyApp()

    app.send(.push(.item(1)))
    for _ in 0..<100 { await Task.yield() }

    #expect(controller.refusals == 1)
    #expect(app.log.incidents == [.missed(push, shown: home)])
  }

  @Test func `a refused step is tried again when the transition has ended`() async throws {
    let (app, controller) = try await busyApp()
    app.send(.push(.item(1)))

    controller.endTransition()
    while app.shown == home, !Task.isCancelled { await Task.yield() }

    #expect(app.log.drainIncidents() == [.missed(push, shown: home)])
    await app.expectRest()
    #expect(app.log.reports == [])
    #expect(app.place == Place(Route(tab: .home, [.item(1)])))
  }

  @Test func `a step that was refused for long is tried again when the transition has ended`()
    async throws
  {
    let (app, controller) = try await busyApp()
    app.send(.push(.item(1)))
    await app.settle()
    #expect(app.log.drainIncidents().last == .gaveUp(target: app.visible, shown: home))

    controller.endTransition()
    while app.shown == home, !Task.isCancelled { await Task.yield() }

    await app.expectRest()
    #expect(app.log.reports == [])
    #expect(app.place == Place(Route(tab: .home, [.item(1)])))
  }

  @Test func `a screen that UIKit kept is not a move of the user`() async throws {
    let (app, controller) = try await busyApp()
    controller.isBusy = false
    app.send(.push(.item(1)))
    await app.settle()
    controller.isBusy = true

    app.send(.pop(1))
    controller.endTransition()

    await app.expectRest(mayMiss: true)
    #expect(app.log.reports == [])
    #expect(app.place == home)
  }

}

/// Changes that UIKit refuses, without reporting it, while the user holds a sheet.
@MainActor @Suite(.timeLimit(.minutes(30)), .slowManner) struct HeldSheetTests {
  @Test(arguments: [
    Action.present([.form(2)]), .dismiss, .enter(.wall), .select(.saved), .ask(.question(1)),
    .go(Route(tab: .home, [.item(1)])),
  ])
  func `what UIKit refuses is done when the user has let go`(
    action: Action
  ) async throws {
    let app = TestApp(at: Route(tab: .home, modals: [[.form(1)]]), options: .silent)
    await app.settle()
    var expected = app.place
    expected.reduce(action)
    let drag = try #require(app.screen.beginInteractiveDismissal())
    drag.advance(to: 0.5)

    app.send(action)
    for _ in 0..<100 { await Task.yield() }
    drag.cancel()

    await app.expectRest(mayMiss: true)
    #expect(app.log.reports == [])
    #expect(app.place == expected)
  }

  @Test func `a sheet that UIKit kept keeps its coordinators`() async throws {
    let app = TestApp(at: Route(tab: .home, modals: [[.form(1)]]), options: .silent)
    await app.settle()
    let drag = try #require(app.screen.beginInteractiveDismissal())
    drag.advance(to: 0.5)
    _ = app.log.drainAppearances()

    app.send(.dismiss)
    for _ in 0..<100 { await Task.yield() }
    app.send(.present([.form(1)]))
    drag.cancel()

    await app.expectRest(mayMiss: true)
    #expect(app.log.drainAppearances() == ["Form 1, animated"])
  }
}

extension SilentRefusalTests {
  @Test func `a tab that UIKit did not select is selected later`() async {
    let options = TestOptions()
    let controller = BusyTabBarController()
    options.containers.tabBarController = { _ in controller }
    let app = TestApp(options: options)
    await app.settle()
    controller.isBusy = true

    app.send(.select(.saved))
    for _ in 0..<100 { await Task.yield() }
    #expect(app.log.drainIncidents() == [.missed(.select(.saved), shown: home)])
    controller.isBusy = false

    await app.expectRest()
    #expect(app.log.reports == [])
    #expect(app.shown == Place(selectedTab: .saved))
  }
}

/// Selects no other tab while it is busy.
private final class BusyTabBarController: UITabBarController {
  var isBusy = false

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { if !isBusy { super.selectedViewController = newValue } }
  }
}

/// Refuses every change while it is busy, and has no transition coordinator then.
private final class BusyNavigationController: UINavigationController {
  var isBusy = false
  private(set) var refusals = 0

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if isBusy {
      refusals += 1
    } else {
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  func endTransition() {
    isBusy = false
    guard let topViewController else { return }
    delegate?.navigationController(self, didShow: topViewController, animated: true)
  }
}
