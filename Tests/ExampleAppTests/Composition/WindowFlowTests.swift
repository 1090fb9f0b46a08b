import AppInspector
import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxRecording
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// Sights in several windows.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct WindowFlowTests {
  @Test func `a sight opens in a window of its own`() async throws {
    let user = try AppUser(at: "sights://sights/3", hasWindows: true)
    await user.screen.shows("https://sights.example/sights/3")

    try await user.tap("Open in New Window")

    let opened = try #require(user.otherWindows.first)
    #expect(await opened.screen.shows("https://sights.example/sights/3"))
    await opened.goBack()
    #expect(await opened.isAt("explore"))
    #expect(await user.isAt("sights/3"))
  }

  @Test func `an app with one window offers no other`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("Copy Link")

    #expect(!user.screen.text.contains("Open in New Window"))
  }

  @Test func `what is saved in one window is saved in all`() async throws {
    let left = try AppUser(at: "sights://sights/3", hasWindows: true)
    await left.screen.shows("https://sights.example/sights/3")
    let right = left.openWindow()
    await right.screen.shows("Big Ben")

    try left.screen.tap(" Save ")

    #expect(await right.screen.shows("♥ Big Ben"))
  }

  @Test func `signing out in one window signs out in all`() async throws {
    let left = try AppUser(at: "sights://account/register", hasWindows: true)
    try await left.register()
    #expect(await left.screen.shows("Sign Out"))
    let right = left.openWindow()
    await right.settled()
    right.screen.press(.character("3"))
    #expect(await right.screen.shows("ada@example.com"))

    try left.screen.tap("Sign Out")
    await left.screen.shows("Sign out of your account?")
    await left.screen.settled()
    #expect(!right.screen.text.contains("Sign out of your account?"))
    try left.screen.tap("     Sign Out")

    #expect(await left.screen.shows("Not signed in"))
    #expect(await right.screen.shows("Not signed in"))
  }

  @Test func `a review is written in the window of its sight, wherever the user was before`()
    async throws
  {
    let left = try AppUser(at: "sights://account/register", hasWindows: true)
    try await left.register()
    #expect(await left.screen.shows("Sign Out"))
    let right = left.openWindow()
    right.app.open("sights://sights/3", from: .customScheme)
    #expect(await right.isAt("sights/3"))
    left.enterWindow()

    await right.settled()
    right.screen.type("w")

    #expect(await right.isAt("sights/3/reviews/new"))
    #expect(await left.isAt("account"))
  }

  @Test func `a form that is sent for long says so in its own window only`() async throws {
    let clock = TestClock()
    let left = try AppUser(
      at: "sights://account/sign-in", clock: clock, hasWindows: true,
      services: .test(EmbeddedBackend(latency: .seconds(10)), clock: clock))
    left.screen.waitsForActivity = false
    let right = left.openWindow()
    right.screen.waitsForActivity = false
    await right.settled()
    right.screen.press(.character("3"))
    try await right.tap("Sign In")
    #expect(await right.screen.shows("New here?"))

    try await left.signIn(password: "countess")
    await clock.sleepers(4)
    await clock.advance(by: Connection.slowAfter)

    #expect(await left.screen.shows("Your sign-in is still on its way."))
    await right.settled()
    #expect(right.screen.text.contains("New here?"))
    #expect(!right.screen.text.contains("is still on its way"))
  }

  @Test func `a window that is closed at an earlier moment is gone in the present`() async throws {
    let left = try AppUser(at: "sights://sights/3", hasWindows: true)
    await left.screen.shows("https://sights.example/sights/3")
    let right = left.openWindow()
    await right.settled()
    left.app.store.travel(to: 0)

    right.closeWindow()
    left.app.store.returnToPresent()

    #expect(await left.screen.until { _ in left.app.store.state.navigation.windows.count == 1 })
    #expect(await left.isAt("sights/3"))
    #expect(left.app.store.state.navigation.window == left.app.store.state.navigation.windows[0])
    let recording = try #require(left.app.recording)
    let closing = recording.numbers.map { recording[$0] }.last { $0.source == "system" }
    #expect(closing?.isFromEffect == false)
  }
}
