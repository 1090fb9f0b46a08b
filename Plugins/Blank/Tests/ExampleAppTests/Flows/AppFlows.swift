import Testing

/// What a user does, on the screen of tests and on UIKit in a simulator.
///
/// Both targets have an `AppUser` with the same functions. In a simulator all flows share the running
/// app, one after the other, so each begins with a link.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct AppFlows {
  @Test func `a refused link explains why until another is followed`() async throws {
    let path = try #require(AppUser.firstPath)
    let user = try await AppUser.start()
    try user.follow("nowhere/at/all")
    #expect(await user.shows("The Link Can't Be Opened"))

    try user.follow(path)

    #expect(await user.isAt(path))
    #expect(await user.showsNo("The Link Can't Be Opened"))
  }
}
