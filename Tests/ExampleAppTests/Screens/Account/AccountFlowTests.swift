import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct AccountFlowTests {
  @Test func `a new user registers and is signed in`() async throws {
    let user = try AppUser(at: "sights://account/register")
    #expect(await user.screen.shows("Show Password"))

    try await user.register()

    #expect(await user.screen.shows("Sign Out"))
    #expect(user.screen.text.contains("ada@example.com"))
    #expect(await user.screen.shows("✓ Welcome, Ada"))
    #expect(user.app.store.state.navigation.modals.isEmpty)
  }

  @Test func `a new user is welcomed by the name that they typed, even if the server returns none`()
    async throws
  {
    let (backend, clock) = (EmbeddedBackend(latency: .zero), TestClock())
    let connection = Connection(
      to: URL(filePath: "/"), clock: clock,
      over: Transport {
        let answer = backend.answer(EmbeddedRequest($0))
        let body = String(decoding: answer.body, as: UTF8.self).replacing(#""Ada""#, with: #""""#)
        return ServerAnswer(status: answer.status, body: Data(body.utf8))
      })
    let services = Services(
      shell: ShellServices(clock: clock), client: SightsClient(connection: connection))
    let user = try AppUser(at: "sights://account/register", clock: clock, services: services)

    try await user.register()

    #expect(await user.screen.shows("✓ Welcome, Ada"))
  }

  @Test func `wrong credentials are reported, and the form stays open`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")

    try await user.signIn(password: "wrong")

    #expect(await user.screen.shows("Wrong email or password."))
    #expect(user.app.store.state.navigation.modals == [[.signIn]])
  }

  @Test(arguments: [
    ("sights://account/sign-in", "or password."),
    ("sights://account/register", "Use 8 or more characters"),
  ])
  func `a problem scrolls into view on a small screen`(link: String, words: String) async throws {
    let user = try AppUser(at: link, columns: 40, rows: 12)
    await user.screen.shows("Email")
    await user.screen.settled()
    if link.hasSuffix("register") { try user.fill("Name", with: "Ada") }
    try user.fill("Email", with: "ada@example.com")
    try user.fill("Password", with: "wrong")
    let before = user.screen.text

    user.screen.press(.enter)

    #expect(!before.contains(words))
    #expect(await user.screen.shows(words))
  }

  @Test(arguments: [false, true])
  func `a server that forgets accounts says so before one registers`(forgets: Bool) async throws {
    let clock = TestClock()
    var services = Services.test(clock: clock)
    services.forgetsAccounts = forgets

    let user = try AppUser(at: "sights://account/register", clock: clock, services: services)

    #expect(await user.screen.shows("Show Password"))
    await user.screen.settled()
    #expect(user.screen.text.contains("forgets") == forgets)
  }

  @Test func `what is missing is said at its field, and moves nothing`() async throws {
    let user = try AppUser(at: "sights://account/register")
    await user.screen.shows("Show Password")
    await user.screen.settled()
    try user.fill("Name", with: "Ada")
    try user.fill("Email", with: "ada")
    try user.fill("Password", with: "countess")
    let before = user.screen.text.split(separator: "\n", omittingEmptySubsequences: false)

    user.screen.press(.enter)
    #expect(await user.screen.shows("⚠ Enter the whole email address."))
    let after = user.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    user.screen.type("@example.com")

    let button = before.firstIndex { $0.contains(/▐ +Register +▌/) }
    #expect(button != nil && button == after.firstIndex { $0.contains(/▐ +Register +▌/) })
    #expect(
      after.firstIndex { $0.contains("⚠") }
        == before.firstIndex { $0.contains("ada") }.map { $0 + 1 })
    #expect(await user.screen.until { $0.contains("ada@example.com") && !$0.contains("⚠") })
  }

  @Test(arguments: ["sights://account/sign-in", "sights://account/register"])
  func `a password is hidden until the switch shows it`(link: String) async throws {
    let user = try AppUser(at: link)
    await user.screen.shows("Show Password")
    await user.screen.settled()

    try user.fill("Password", with: "countess")
    let hidden = user.screen.text
    user.screen.press(.tab)
    user.screen.press(.enter)

    #expect(hidden.contains("••••••••") && !hidden.contains("countess"))
    #expect(user.screen.text.contains("countess"))
  }

  @Test func `an error in one form doesn't appear in the next`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    try await user.signIn(password: "wrong")
    await user.screen.shows("Wrong email or password.")

    try user.screen.tap("New here? Register")

    #expect(await user.screen.until { !$0.contains("New here?") && !$0.contains("is wrong") })
  }

  @Test func `a form that opens again is fresh`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    try await user.signIn(password: "wrong")
    await user.screen.shows("Wrong email or password.")
    await user.screen.settled()
    user.screen.press(.escape)
    try await user.tapOnAlert("Discard")
    #expect(await user.screen.until { !$0.contains("New here?") })
    await user.screen.settled()

    user.app.open("sights://account/sign-in", from: .inApp)

    #expect(await user.screen.shows("New here?"))
    #expect(await user.screen.settled())
    #expect(!user.screen.text.contains("is wrong") && user.screen.text.contains("Email"))
  }

  @Test func `the same form above itself has no part in its failure`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    try await user.signIn(password: "wrong")
    await user.screen.shows("Wrong email or password.")
    await user.screen.settled()

    user.dispatch(AppRoute.push(.register), AppRoute.push(.signIn))
    #expect(await user.screen.until { !$0.contains("is wrong") })
    await user.screen.settled()
    user.dispatch(RouteAction<AppMap>.leaveConfirmed(.pop(2)))

    #expect(await user.screen.shows("Wrong email or password."))
  }

  @Test func `leaving a form with text asks, and what is typed can stay`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    await user.screen.shows("New here?")
    await user.screen.settled()
    try user.fill("Email", with: "ada@example.com")

    user.screen.press(.escape)
    try await user.tapOnAlert("Keep Editing")
    #expect(await user.screen.shows("ada@example.com"))
    user.app.open("sights://saved", from: .customScheme)
    user.screen.press(.character("q"))
    try await user.tapOnAlert("Discard")

    #expect(await user.screen.shows("Nothing Saved Yet"))
    #expect(user.app.store.state.navigation.route == Route(tab: .saved))
  }

  @Test func `Cancel asks about a password, and not about an empty form`() async throws {
    let user = try AppUser(at: "sights://account/register")
    await user.screen.shows("Password")
    await user.screen.settled()
    try user.fill("Password", with: "c")

    try user.screen.tap("Cancel")
    try await user.tapOnAlert("Keep Editing")
    user.screen.press(.backspace)
    await user.screen.settled()
    try user.screen.tap("Cancel")

    #expect(await user.screen.shows("Not signed in"))
  }

  private func signOut(_ user: AppUser) async throws {
    try user.screen.tap("Sign Out")
    await user.screen.shows("Sign out of your account?")
    await user.screen.settled()
    try user.screen.tap("     Sign Out")
  }

  @Test func `signing in is confirmed, and two more Enters don't sign out`() async throws {
    let user = try AppUser(at: "sights://account/register")
    try await user.register()
    #expect(await user.screen.shows("✓ Welcome, Ada"))
    await user.screen.settled()

    user.screen.press(.enter)
    #expect(await user.screen.shows("Sign out of your account?"))
    await user.screen.settled()
    user.screen.press(.enter)

    #expect(await user.screen.until { !$0.contains("Sign out of your account?") })
    #expect(user.app.store.state.session.isSignedIn)
  }

  @Test func `the email goes along from signing in to registering`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    #expect(await user.screen.shows("Sign in to write reviews."))
    await user.screen.settled()
    user.screen.type("ada@example.com")

    try user.screen.tap("New here? Register")

    #expect(await user.screen.shows("Name"))
    #expect(await user.screen.shows("ada@example.com"))
  }

  @Test func `signing out ends the session`() async throws {
    let user = try AppUser(at: "sights://account/register")
    try await user.register()
    await user.screen.shows("Sign Out")
    await user.screen.settled()

    try user.screen.tap("Sign Out")
    #expect(await user.screen.shows("Sign out of your account?"))
    await user.screen.settled()
    try user.screen.tap("Cancel")
    await user.screen.settled()
    #expect(user.app.store.state.session.isSignedIn)
    try await signOut(user)

    #expect(await user.screen.shows("Not signed in"))
    #expect(await user.screen.shows("✓ Signed Out"))
  }

  @Test func `who signed in stays so when the app starts again, until they sign out`() async throws
  {
    let (services, directory) = (Services.test(clock: TestClock()), TemporaryDirectory())
    let user = try AppUser(
      at: "sights://account/register", directory: directory, services: services)
    try await user.register()
    await user.screen.shows("Sign Out")
    user.app.close()

    let next = try AppUser(at: "sights://account", directory: directory, services: services)
    #expect(await next.screen.shows("ada@example.com"))
    await next.screen.settled()
    try await signOut(next)
    await next.screen.shows("Not signed in")
    next.app.close()
    let last = try AppUser(at: "sights://account", directory: directory, services: services)

    #expect(await last.screen.shows("Not signed in"))
  }

  @Test func `a token that a server refuses signs out on every screen`() async throws {
    let user = try AppUser(at: "sights://account/register")
    try await user.register()
    await user.screen.shows("Sign Out")

    user.app.services.client.tokens.end(user.app.services.client.tokens.token)

    #expect(await user.screen.shows("Not signed in"))
  }

  @Test func `Esc closes the form and updates the state`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    await user.screen.shows("New here?")
    await user.screen.settled()

    user.screen.press(.escape)

    #expect(await user.screen.until { !$0.contains("New here?") })
    #expect(user.app.store.state.navigation.modals.isEmpty)
  }
}

extension AppUser {
  /// Types into the field that shows this placeholder.
  func fill(_ placeholder: String, with text: String) throws {
    try screen.tap(placeholder)
    screen.type(text)
  }

  /// Answers a question, by default the one whether to discard what is typed.
  func tapOnAlert(_ answer: String, asking question: String = "Discard what you typed?")
    async throws
  {
    await screen.shows(question)
    await screen.settled()
    try screen.tap(answer)
    await screen.until { !$0.contains(question) }
    await screen.settled()
  }

  /// Fills in the form to sign in, and sends it.
  func signIn(password: String) async throws {
    await screen.shows("New here?")
    await screen.settled()
    try fill("Email", with: "ada@example.com")
    try fill("Password", with: password)
    screen.press(.enter)
  }

  /// Fills in the form to register, and sends it.
  func register() async throws {
    await screen.shows("Show Password")
    await screen.settled()
    try fill("Name", with: "Ada")
    try fill("Email", with: "ada@example.com")
    try fill("Password", with: "countess")
    screen.press(.enter)
  }

  @Test func `the way back has a title, though two screens come at once`() async throws {
    let user = try AppUser()
    await user.screen.settled()

    user.app.store.dispatch(
      AppRoute.go(Route(tab: .account, modals: [[.signIn, .register]])))

    #expect(await user.screen.shows("‹ Sign In"))
  }
}
