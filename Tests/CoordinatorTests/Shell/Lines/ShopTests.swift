import AppShell
import AppTesting
import Coordinator
import Redux
import ReduxTesting
import Testing

/// The short forms in an app: screens from closures, a result, a form and its lock, and links that wait.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ShopTests {
  typealias User = AppTesting.AppUser<ShopApp>

  @Test func `a link waits until the welcome is done`() async throws {
    let user = try User(at: "shop://shop/2", saved: nil)
    try await user.tap("Start")
    #expect(await user.shows("Coffee, color: none"))
  }

  @Test func `the welcome is shown once`() async throws {
    let first = try User(saved: nil)
    try await first.tap("Start")
    #expect(await first.shows("Tea"))

    let second = try first.restart()

    #expect(await second.shows("Tea"))
  }

  @Test func `a row leads to a product, and a sheet answers it`() async throws {
    let user = try await customer(at: "shop://shop")

    try await user.tap("Tea")
    try await user.tap("Choose a Color")
    try await user.tap("Blue")

    #expect(await user.shows("Tea, color: blue"))
  }

  @Test func `a late answer of a sheet that was closed doesn't reach the next one who asks`()
    async throws
  {
    let (user, late) = try await choosingAColor()
    user.app.store.dispatch(RouteAction<ShopMap>.user(.dismissedModals(keeping: 0)))
    await user.settled()
    try await user.tap("Choose a Color")
    #expect(await user.shows("Choose"))

    late.handle(.chosen("red"))
    await user.settled()
    #expect(user.app.store.state.navigation.modals == [[.color]])
    try await user.tap("Blue")

    #expect(await user.shows("Tea, color: blue"))
  }

  @Test func `an answer from below a form asks, and discarding the form delivers it`() async throws
  {
    let (user, sheet) = try await choosingAColor()
    user.app.store.dispatch(RouteAction<ShopMap>.push(.note))
    try await user.type("Green", into: "Title")

    sheet.handle(.chosen("blue"))
    #expect(await user.shows("Discard what you typed?"))
    try await user.tap("Discard")

    #expect(await user.shows("Tea, color: blue"))
  }

  @Test func `products that can't be loaded offer to try again`() async throws {
    var services = ShopServices(clock: TestClock())
    services.products = { throw ShopError.unreachable }
    let user = try User(services: services)

    #expect(await user.shows("Try Again"))
  }

  @Test func `a link to a note asks for a sign-in first`() async throws {
    let user = try User(at: "shop://note")
    #expect(await user.shows("Notes are for customers."))

    try await user.tap("Sign In")
    #expect(await user.isAt("note"))
    try await user.type("Green", into: "Title")
    try await user.tap("Send")

    #expect(await user.shows("Coffee"))
  }

  @Test func `a form says what is missing, and is sent once it is complete`() async throws {
    let user = try await customer(at: "shop://note")
    try await user.type("Green", into: "Text")
    try await user.tap("Send")
    #expect(await user.shows("Enter a title."))

    try await user.type("Lovely", into: "Title")
    try await user.tap("Send")

    #expect(await user.shows("Coffee"))
  }

  @Test func `a form that can't be sent says why, and keeps its text`() async throws {
    let clock = TestClock()
    var services = ShopServices(clock: clock)
    services.note = { _ in throw ShopError.unreachable }
    let user = try await customer(at: "shop://note", clock: clock, services: services)

    try await user.type("Lovely", into: "Title")
    try await user.tap("Send")

    #expect(await user.shows("unreachable"))
    #expect(await user.shows("Lovely"))
  }

  @Test func `a form with text is left after a question`() async throws {
    let user = try await customer(at: "shop://note")
    try await user.type("Lovely", into: "Title")

    try await user.tap("Cancel")

    #expect(await user.shows("Lovely"))
    #expect(user.app.store.state.navigation.dialog != nil)
  }

  @Test func `an answer that no tap gave dismisses the alert, as in a simulator's flows`()
    async throws
  {
    let user = try User(at: "shop://shop/1")
    try await user.tap("Write a Note")
    try await user.type("Lovely", into: "Title")
    try await user.tap("Cancel")
    #expect(await user.shows("Discard"))

    let dialog = try #require(user.app.store.state.navigation.dialog)
    user.dispatch(RouteAction<ShopMap>.user(.answered(dialog, choice: 1)))

    #expect(await user.showsNo("Discard"))
    #expect(await user.isAt("shop/1"))
  }

  @Test func `a form without text is left without a question`() async throws {
    let user = try await customer(at: "shop://note")
    #expect(await user.shows("Title"))

    try await user.tap("Cancel")

    #expect(await user.shows("Coffee"))
  }

  /// A user who signed in if the link asked for it.
  private func customer(
    at link: String, clock: TestClock = TestClock(), services: ShopServices? = nil
  ) async throws -> User {
    let user = try User(at: link, clock: clock, services: services)
    if link.hasSuffix("note") { try await user.tap("Sign In") }
    return user
  }

  /// A user in front of the colors for a product, and their coordinator.
  private func choosingAColor() async throws -> (User, ColorCoordinator) {
    let user = try await customer(at: "shop://shop")
    try await user.tap("Tea")
    try await user.tap("Choose a Color")
    #expect(await user.shows("Choose"))
    let colors = user.app.liveScreens.compactMap { $0.coordinator as? ColorCoordinator }
    return (user, try #require(colors.last))
  }
}

extension ShopApp: TestableApp {
  /// Tests begin behind the welcome.
  static let savedData: ShopSaved? = ShopSaved(isWelcomed: true)

  static func testServices(clock: TestClock) -> ShopServices { ShopServices(clock: clock) }
}

extension ShopServices {
  init(clock: TestClock) { shell = ShellServices(clock: clock) }
}
