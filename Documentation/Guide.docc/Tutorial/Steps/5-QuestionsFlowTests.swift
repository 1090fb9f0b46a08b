import AppTesting
import ReduxTesting
import Synchronization
import Testing

@testable import Trivia

/// The user's steps on the screen; Xcode runs the first two in a simulator, too.
@Suite(.timeLimit(.minutes(10)), .withAndWithoutTime) @MainActor struct QuestionsFlowTests {
  @Test func `a link shows the questions`() async throws {
    let user = try await AppUser.start()

    try user.follow("questions")

    #expect(await user.isAt("questions"))
    #expect(await user.shows("Paris"))
  }

  @Test func `a button on Home opens the questions`() async throws {
    let user = try await AppUser.start()
    try user.follow("home")

    try await user.tap("Questions")

    #expect(await user.isAt("questions"))
  }

  #if !os(iOS)
    @Test func `after a failure, the questions can be loaded again`() async throws {
      let isDown = Mutex(true)
      let clock = TestClock()
      var services = TriviaApp.testServices(clock: clock)
      services.questions = { [questions = services.questions] in
        if isDown.withLock({ $0 }) { throw QuestionsError.unreachable }
        return try await questions()
      }
      let user = try AppUser(clock: clock, services: services)
      try user.follow("questions")
      #expect(await user.shows("Could Not Load the Questions"))

      isDown.withLock { $0 = false }
      try await user.tap("Try Again")

      #expect(await user.shows("Paris"))
    }
  #endif
}
