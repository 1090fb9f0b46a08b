import Coordinator
import CoordinatorTesting
import Redux
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Every test of this target checks for leaks at rest; these check the rest.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct MemoryTests {
  @Test func `everything is released with the app`() async {
    let watch = LeakWatch()
    var app: TestApp? = TestApp(at: Route(tab: .home, [.item(1)], modals: [[.form(1)]]))
    await app?.settle()
    for object in [app?.driver, app?.executor, app?.store, app?.screen] as [AnyObject?] {
      object.map { watch.watch($0) }
    }
    app.map { watch.watch($0.driver.tabBarController) }
    let screens = app?.watch

    app = nil
    while !watch.alive.isEmpty, !Task.isCancelled { await Task.yield() }

    #expect(screens?.alive == [])
    #expect(watch.alive == [])
  }

  @Test func `a screen may leave a tab that was never shown`() async {
    let app = TestApp()
    await app.settle()
    app.send(.restore(Place(selectedTab: .home, stacks: [.saved: [.item(1), .item(2)]])))
    await app.expectRest()

    app.send(.user(.changedStack(.tab(.saved), [.saved, .item(2)])))

    await app.expectRest()
  }

  @Test func `a coordinator may navigate when it is released`() async {
    let app = TestApp(at: Route(tab: .home, [.item(1)]))
    await app.settle()
    let store = app.store
    app.options.onDeinit = { store.dispatch(Action.push(.item(9))) }
    app.send(.push(.item(2)))
    await app.settle()
    app.options.onDeinit = {}

    app.screen.press(.escape)

    await app.expectRest()
    #expect(app.place == Place(Route(tab: .home, [.item(1), .item(9)])))
  }

  @Test func `the same screen twice in a stack is two screens`() async {
    let app = TestApp(at: Route(tab: .home, [.item(1), .item(2), .item(1)]))
    await app.settle()

    app.send(.pop(1))

    await app.expectRest()
    #expect(app.watch.alive.filter { $0 == "Item 1" }.count == 2)
  }
}
