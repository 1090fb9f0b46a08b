import Coordinator
import Redux
import TerminalUIKit
import Testing

/// An alert that a screen presents by itself is not part of navigation, and never blocks it.
@MainActor @Suite(.timeLimit(.minutes(30)), .bothManners) struct AlertTests {
  nonisolated static let sheet = TestRoute(tab: .home, modals: [[.form(1)]])

  /// Returns an app at a route whose topmost screen has presented an alert.
  private func app(at route: TestRoute, animated: Bool = false) async throws -> TestApp {
    let app = TestApp(at: route)
    await app.settle()
    let page = try #require(app.topController?.topViewController)
    page.present(makeAlert { app.store.dispatch(Action.present([.form(9)])) }, animated: animated)
    return app
  }

  private func makeAlert(onDelete: @escaping @MainActor () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
    return alert
  }

  @Test func `an alert in a sheet neither ends nor hides the sheet`() async throws {
    let app = try await app(at: Self.sheet)

    await app.expectRest()
    #expect(app.screen.text.contains("Delete?"))
    app.screen.press(.escape)

    await app.expectRest()
    #expect(!app.screen.text.contains("Delete?"))
    #expect(app.place == Place(Self.sheet))
    #expect(app.log.reports == [])
  }

  @Test(arguments: [sheet, TestRoute(tab: .home, [.item(7)])], [true, false])
  func `an alert makes way for a sheet`(route: TestRoute, animated: Bool) async throws {
    let app = try await app(at: route, animated: animated)

    app.send(.present([.form(2)]))

    await app.expectRest()
    #expect(!app.screen.text.contains("Delete?"))
    #expect(app.place.modals.last == [.form(2)])
  }

  @Test(arguments: [Action.push(.item(1)), .select(.saved), .popToRoot], [true, false])
  func `an alert stays while its page goes`(action: Action, animated: Bool) async throws {
    let app = try await app(at: Route(tab: .home, [.item(7)]), animated: animated)

    app.send(action)

    await app.expectRest()
    #expect(app.screen.text.contains("Delete?"))
  }

  @Test(arguments: [true, false])
  func `an alert goes with the sheet it stands on`(animated: Bool) async throws {
    let app = try await app(at: Self.sheet, animated: animated)

    app.send(.dismiss)

    await app.expectRest()
    #expect(app.presented.isEmpty)
  }

  @Test func `a stack that a screen presented by itself is not a modal, and makes way for one`()
    async throws
  {
    let app = TestApp(at: Self.sheet)
    await app.settle()
    let stack = UINavigationController(rootViewController: UIViewController())
    app.presented.last?.present(stack, animated: true)
    await app.settle()
    #expect(app.shown == app.place)

    app.send(.present([.form(2)]))

    await app.expectRest()
    #expect(app.log.reports == [])
    #expect(!app.presented.contains(stack))
  }

  @Test func `a step waits while the user closes an alert`() async throws {
    let app = try await app(at: Self.sheet)
    await app.settle()

    app.screen.press(.escape)
    app.send(.present([.form(2)]))

    await app.expectRest()
    #expect(app.place.modals == [[.form(1)], [.form(2)]])
  }

  @Test func `the button of an alert may navigate`() async throws {
    let app = try await app(at: Self.sheet)
    await app.settle()

    try app.screen.tap("Delete ")

    await app.expectRest()
    #expect(app.place.modals == [[.form(1)], [.form(9)]])
  }
}
