import AppShell
import AppTesting
import Coordinator
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// Quitting by a key while there is a form.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct QuittingFlowTests {
  private let question = "Quit in the middle of a form?"

  private func makeUser(at link: String, typing text: String) async throws -> AppUser {
    let user = try AppUser(at: link)
    await user.settled()
    user.screen.type(text)
    return user
  }

  private func pressQuit(_ user: AppUser) async {
    user.screen.press(.character("c"), .control)
    await user.settled()
  }

  @Test(arguments: ["sights://account/sign-in", "sights://account/register"])
  func `the first key asks about a form with text, and the second one quits`(
    link: String
  ) async throws {
    let user = try await makeUser(at: link, typing: "ada")

    await pressQuit(user)
    #expect(user.screen.text.contains(question))
    #expect(!user.screen.isQuit)

    await pressQuit(user)
    #expect(user.screen.isQuit)
  }

  @Test func `the user can keep editing, or quit from the question`() async throws {
    let user = try await makeUser(at: "sights://account/sign-in", typing: "ada")

    await pressQuit(user)
    try await user.tapOnAlert("Keep Editing", asking: question)
    #expect(!user.screen.isQuit)
    #expect(user.screen.text.contains("ada"))

    await pressQuit(user)
    try await user.tapOnAlert("▐       Quit", asking: question)
    #expect(user.screen.isQuit)
  }

  @Test func `the key asks about quitting also while the app asks about leaving`() async throws {
    let user = try await makeUser(at: "sights://account/sign-in", typing: "ada")
    user.screen.press(.escape)
    await user.settled()

    await pressQuit(user)

    #expect(!user.screen.isQuit)
    #expect(user.screen.text.contains("▐       Quit"))
  }

  @Test func `an empty form is left without a question`() async throws {
    let user = try await makeUser(at: "sights://account/sign-in", typing: "")

    await pressQuit(user)

    #expect(user.screen.isQuit)
  }
}
