import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct UpdateFlowTests {
  @Test func `an app that is too old shows nothing else`() async throws {
    let user = try AppUser(failing: 426)
    #expect(await user.screen.shows("Update Needed"))
    await user.screen.settled()

    user.screen.press(.character("2"))
    user.screen.press(.escape)

    #expect(user.screen.text.contains("The server needs a newer version of this app."))
    #expect(!user.screen.text.contains("Explore"))
    #expect(user.app.store.state.navigation.root == .update)
  }

  @Test func `an app that was updated since starts without the wall`() async throws {
    let user = try AppUser(failing: 426)
    #expect(await user.screen.shows("Update Needed"))
    await user.screen.settled()

    let next = try user.restart()

    #expect(await next.screen.shows("Explore"))
    #expect(next.app.store.state.navigation.root == .main)
  }

  @Test func `a guide that the server refuses to an old app raises the wall, too`() async throws {
    let (backend, clock) = (EmbeddedBackend(latency: .zero), TestClock())
    let user = try AppUser(
      at: "sights://sights/3/guide", clock: clock, services: .test(backend, clock: clock))
    await user.screen.shows("device")
    await user.screen.settled()
    backend.failNext(status: 426)

    try user.screen.tap("Download")

    #expect(await user.screen.shows("Update Needed"))
    #expect(user.app.store.state.navigation.root == .update)
  }

  @Test func `a good answer leads back to where the user was`() async throws {
    let (backend, clock) = (EmbeddedBackend(latency: .zero), TestClock())
    let user = try AppUser(
      at: "sights://saved/3", clock: clock, services: .test(backend, clock: clock))
    await user.screen.shows("Big Ben")
    await user.screen.settled()
    backend.failNext(status: 426)
    try user.screen.tap("Reviews")
    #expect(await user.screen.shows("Update Needed"))
    await user.screen.settled()

    try user.screen.tap("Try Again")

    #expect(await user.screen.until { !$0.contains("Update Needed") })
    let place = user.app.store.state.navigation.route
    #expect(place == Route(tab: .saved, [.sight(id: 3), .reviews(id: 3)]))
  }

  @Test func `a link waits until the app may go on`() async throws {
    let user = try AppUser(failing: 426)
    #expect(await user.screen.shows("Update Needed"))
    await user.screen.settled()
    user.app.open("sights://sights/3", from: .customScheme)
    await user.screen.settled()
    let waiting = user.screen.text

    try user.screen.tap("Try Again")

    #expect(waiting.contains("Update Needed"))
    #expect(await user.screen.shows("https://sights.example/sights/3"))
  }

  @Test func `an app that is still too old stays`() async throws {
    let (backend, clock) = (EmbeddedBackend(latency: .zero), TestClock())
    for _ in 0..<2 { backend.failNext(status: 426) }
    let user = try AppUser(clock: clock, services: .test(backend, clock: clock))
    #expect(await user.screen.shows("Update Needed"))
    await user.screen.settled()

    try user.screen.tap("Try Again")

    #expect(await user.screen.shows("The server needs a newer version"))
    #expect(user.app.store.state.navigation.root == .update)
  }
}
