import Testing

@testable import Sights

@Suite(.serialized) @MainActor struct LinkTests {
  @Test func `a universal link takes the running app to its screen`() async throws {
    let user = try await AppUser()

    try user.follow("https://\(AppLinks.host)/sights/3/visit")

    #expect(await user.sees("Big Ben"))
    #expect(await user.sees("Seconds elapsed: 1"))
  }

  @Test func `a link that comes while a sheet is up dismisses it`() async throws {
    let user = try await AppUser()
    try user.follow("https://\(AppLinks.host)/account/sign-in")
    #expect(await user.sees("New here? Register"))

    try user.follow("https://\(AppLinks.host)/sights/3")

    #expect(await user.sees("https://\(AppLinks.host)/sights/3"))
  }

  @Test func `a tap pushes a screen in the sheet that a link brought up`() async throws {
    let user = try await AppUser()
    try user.follow("https://\(AppLinks.host)/account/sign-in")
    #expect(await user.sees("New here? Register"))

    try user.tap("New here? Register")

    #expect(await user.sees("Register"))
  }
}
