import AppShell
import AppTesting
import Coordinator
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// Registering with an email that has an account already.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct EmailTakenFlowTests {
  @Test(arguments: ["sights://account/register", "sights://account/sign-in"])
  func `the email goes along to sign in, and both forms close afterwards`(
    link: String
  ) async throws {
    let user = try AppUser(at: link)
    let account = Registration(name: "Ada", email: "ada@example.com", password: "countess")
    _ = try await user.app.services.client.register(account)
    await user.settled()
    if link.hasSuffix("sign-in") { try user.screen.tap("New here? Register") }
    try await user.register()
    await user.screen.shows("already exists")
    await user.settled()

    try user.screen.tap("Sign In with This Email")
    await user.screen.shows("Sign in to write reviews.")
    await user.settled()
    #expect(user.screen.text.contains("ada@example.com"))
    user.screen.type("countess")
    user.screen.press(.enter)

    #expect(await user.screen.shows("Sign Out"))
    #expect(user.app.store.state.navigation.modals.isEmpty)
  }
}
