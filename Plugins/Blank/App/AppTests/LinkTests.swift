import Testing

@testable import Sights

@Suite(.serialized) @MainActor struct LinkTests {
  @Test func `a universal link takes the running app to its screen`() async throws {
    let user = try await AppUser()

    try user.follow("https://\(AppLinks.host)/home")

    #expect(await user.sees("Count: 0"))
  }
}
