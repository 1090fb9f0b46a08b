import AppShell
import AppTesting
import Redux
import Testing

/// A draft that is kept, in a form that is left after a question.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct LetterTests {
  private let user: AppTesting.AppUser<LetterApp>

  init() async throws {
    user = try AppTesting.AppUser<LetterApp>(at: "letters://letters/new")
    try await user.type("Ada", into: "Dear …")
  }

  @Test func `a form with a draft is left after a question, which says that the draft is kept`()
    async throws
  {
    try await user.tap("Cancel")
    #expect(await user.shows("The draft is kept."))

    try await user.tap("Leave")

    #expect(await user.isAt(""))
    try user.follow("letters/new")
    #expect(await user.shows("Ada"))
  }

  @Test func `a draft is there after a restart`() async throws {
    await user.settled()

    let next = try user.restart()

    #expect(await next.isAt("letters/new"))
    #expect(await next.shows("Ada"))
  }

  @Test func `the link to the app itself leads to its first screen`() async throws {
    let user = try await AppTesting.AppUser<LetterApp>.start()
    try user.follow("")

    #expect(await user.isAt(""))
    #expect(AppTesting.AppUser<LetterApp>.firstPath == "")
  }

  @Test func `a letter that was sent leaves no draft, so the form closes without a question`()
    async throws
  {
    try await user.tap("Send")

    #expect(await user.isAt(""))
    #expect(user.app.store.state.draft == LetterDraft())
  }
}
