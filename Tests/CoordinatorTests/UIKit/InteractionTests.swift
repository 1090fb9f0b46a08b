import Coordinator
import ReduxTesting
import TerminalUIKit
import Testing

/// Swipes and drags that the user holds for many times the executor's patience.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct InteractionTests {
  private func settledApp(at route: TestRoute) async -> TestApp {
    let app = TestApp(at: route, patience: .seconds(3))
    await app.settle()
    return app
  }

  @Test(arguments: [true, false])
  func `after a held swipe UIKit shows the state`(isCancelled: Bool) async throws {
    let app = await settledApp(at: Route(tab: .home, [.item(1), .item(2)]))

    let swipe = try #require(app.screen.beginInteractivePop())
    swipe.advance(to: 0.5)
    app.send(.push(.item(3)))
    await app.clock.advance(by: .seconds(60))
    app.send(.push(.item(4)), .pop(1))
    await app.clock.advance(by: .seconds(60))
    isCancelled ? swipe.cancel() : swipe.finish()

    await app.expectRest()
    let left: [Screen] = isCancelled ? [.item(1), .item(2), .item(3)] : [.item(1)]
    #expect(app.place == Place(Route(tab: .home, left)))
    #expect(!app.log.drainAppearances().contains { $0.hasPrefix("Item 4") })
  }

  @Test(arguments: [true, false])
  func `after a sheet was held UIKit shows the state`(isCancelled: Bool) async throws {
    let app = await settledApp(at: Route(tab: .home, modals: [[.form(1)]]))

    let drag = try #require(app.screen.beginInteractiveDismissal())
    app.send(.present([.form(2)]))
    await app.clock.advance(by: .seconds(60))
    isCancelled ? drag.cancel() : drag.finish()

    await app.expectRest()
    #expect(app.place.modals == (isCancelled ? [[.form(1)], [.form(2)]] : []))
  }

  @Test func `a link replaces what waits for a held swipe`() async throws {
    let app = await settledApp(at: Route(tab: .home, [.item(1)]))

    let swipe = try #require(app.screen.beginInteractivePop())
    app.send(.present([.form(1)]))
    await app.clock.advance(by: .seconds(60))
    app.send(.go(Route(tab: .saved, [.item(5)])))
    swipe.cancel()

    await app.expectRest()
    #expect(app.place.route == Route(tab: .saved, [.item(5)]))
    #expect(!app.log.drainAppearances().contains { $0.hasPrefix("Form") })
  }
}
