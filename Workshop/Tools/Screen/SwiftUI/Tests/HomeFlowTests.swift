import AppTesting
import Testing

/// The user's steps on the screen.
///
/// The terminal shows a stand-in.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct HomeFlowTests {
  @Test func `a link shows the screen`() async throws {
    let user = try await AppUser.start()

    try user.follow("home")

    #expect(await user.isAt("home"))
    #if !os(iOS)
      #expect(await user.shows("This screen is shown on iOS."))
    #endif
  }
}
