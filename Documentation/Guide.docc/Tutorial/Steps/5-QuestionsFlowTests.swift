import AppTesting
import Testing

/// The user's steps on the screen; Xcode runs it in a simulator, too.
@Suite(.timeLimit(.minutes(10)), .withAndWithoutTime) @MainActor struct QuestionsFlowTests {
  @Test func `a link shows the questions`() async throws {
    let user = try await AppUser.start()

    try user.follow("questions")

    #expect(await user.isAt("questions"))
    #expect(await user.shows("Paris"))
  }
}
