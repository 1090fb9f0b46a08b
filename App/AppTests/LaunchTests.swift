import AppTesting
import Testing

@testable import Sights

@Suite(.timeLimit(.minutes(30))) @MainActor struct LaunchTests {
  @Test func `the launched app shows a screen in its window`() async throws {
    let user = try await AppUser.start()

    #expect(await waited { !user.texts.isEmpty })
  }
}
