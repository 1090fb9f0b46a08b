import AppTesting
import Testing

/// What a user does on the first screen, which Xcode runs in a simulator, too.
@Suite(.timeLimit(.minutes(10)), .withAndWithoutTime) @MainActor struct HomeFlowTests {
  @Test func `the buttons count, and start again`() async throws {
    let user = try await AppUser.start()
    try user.follow("home")
    #expect(await user.shows("Count: "))

    try await user.tap("Add One")
    #expect(await user.shows("Count: 1"))
    try await user.tap("Reset")

    #expect(await user.shows("Count: 0"))
  }

  @Test func `a refused link explains why until another is followed`() async throws {
    let user = try await AppUser.start()
    try user.follow("nowhere/at/all")
    #expect(await user.shows("The Link Can't Be Opened"))

    try user.follow("home")

    #expect(await user.isAt("home"))
    #expect(await user.showsNo("The Link Can't Be Opened"))
  }
}
