import AppShell
import AppTesting
import Testing

/// The user's steps, on the screen of tests and on UIKit in a simulator.
///
/// Both targets have an `AppUser` with the same functions. In a simulator all flows share the running
/// app, one after the other, so each begins with a link.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct AppFlows {
  @Test func `a web link takes the running app to its screen`() async throws {
    let user = try await AppUser.start()

    try user.follow("sights/3/visit")

    #expect(await user.shows("Big Ben"))
    await user.waits(.seconds(1))
    #expect(await user.shows("Seconds on this screen: 1"))
  }

  @Test func `a link that comes while a sheet is up dismisses it`() async throws {
    let user = try await AppUser.start()
    try user.follow("account/sign-in")
    #expect(await user.shows("New here? Register"))

    try user.follow("sights/3")

    #expect(await user.shows("https://\(AppUser.host)/sights/3"))
    #expect(await user.showsNo("New here? Register"))
  }

  @Test func `a tap pushes a screen in the sheet that a link brought up`() async throws {
    let user = try await AppUser.start()
    try user.follow("account/sign-in")
    #expect(await user.shows("New here? Register"))

    try await user.tap("New here? Register")

    #expect(await user.showsNo("New here? Register"))
    #expect(await user.shows("Show Password"))
  }

  @Test func `going back shows the screen below, and the state follows`() async throws {
    let user = try await AppUser.start()
    try user.follow("sights/3/visit")
    #expect(await user.shows("Seconds on this screen"))

    await user.goBack()

    #expect(await user.shows("https://\(AppUser.host)/sights/3"))
    #expect(await user.isAt("sights/3"))
  }

  @Test func `a refused link explains why until another is followed`() async throws {
    let user = try await AppUser.start()
    try user.follow("nowhere/at/all")
    #expect(await user.shows("The Link Can't Be Opened"))

    try user.follow("sights/3")

    #expect(await user.shows("https://\(AppUser.host)/sights/3"))
    #expect(await user.showsNo("The Link Can't Be Opened"))
  }
}
