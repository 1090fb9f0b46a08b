import Coordinator
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(5)), .withAndWithoutTime) @MainActor struct ExploreFlowTests {
  @Test func `the list appears once the server has answered`() async throws {
    let user = try AppUser()
    #expect(!user.screen.text.contains("Big Ben"))

    #expect(await user.screen.shows("Big Ben"))

    #expect(user.screen.text.contains("London, United Kingdom · 1859"))
  }

  @Test func `a failure is explained and can be retried`() async throws {
    let user = try AppUser(failing: 403)
    #expect(await user.screen.shows("The server did not accept this (403)."))

    try user.screen.tap("Try Again")

    #expect(await user.screen.shows("Big Ben"))
    #expect(!user.screen.text.contains("did not accept"))
  }

  @Test func `a tap on a sight opens it, and back returns to the list`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    try user.screen.tap("Big Ben")
    #expect(await user.screen.shows("https://sights.example/sights/3"))
    await user.screen.settled()
    user.screen.press(.escape)

    #expect(await user.screen.shows("Taj Mahal"))
    await user.screen.settled()
    #expect(user.app.store.state.navigation.route.screens.isEmpty)
  }

  @Test func `the arrow keys and Enter open a sight`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    user.screen.press(.down)
    user.screen.press(.down)
    user.screen.press(.enter)

    #expect(await user.screen.shows("https://sights.example/sights/3"))
  }

  @Test func `the end of a page brings the next one`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    user.screen.press(.end)

    let store = user.app.store
    #expect(
      await user.screen.until { _ in
        (store.state.catalogue[SightQuery()].sights.value ?? []).count >= 100
      })
  }

  @Test func `typing searches when the user pauses`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    user.screen.press(.character("/"))
    user.screen.type("kyoto")
    await user.wait(.milliseconds(300))

    #expect(await user.screen.until { $0.contains("Kinkaku-ji") && !$0.contains("Big Ben") })
  }

  @Test func `a search without results says so`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    user.screen.press(.character("/"))
    user.screen.type("qqq")
    await user.wait(.milliseconds(300))

    #expect(await user.screen.shows("No sight matches “qqq”."))
  }

  @Test func `a tap on Year shows the oldest first`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    try user.screen.tap("Year")

    #expect(await user.screen.shows("Ġgantija"))
  }

  @Test func `Return moves from the search to its results`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    user.screen.press(.character("/"))
    user.screen.type("kyoto")
    await user.wait(.milliseconds(300))
    await user.screen.until { $0.contains("Kinkaku-ji") && !$0.contains("Big Ben") }

    user.screen.press(.enter)
    user.screen.press(.enter)

    #expect(
      await user.screen.until { _ in
        user.app.store.state.navigation.route.screens.count == 1
      })
  }

  @Test func `a failed refresh is reported above the rows, which stay`() async throws {
    let (backend, clock) = (EmbeddedBackend(latency: .zero), TestClock())
    let user = try AppUser(clock: clock, services: .test(backend, clock: clock))
    await user.screen.shows("Big Ben")
    backend.failNext(status: 403)

    user.screen.press(.character("r"))

    #expect(await user.screen.shows("Could not refresh. The server did not accept this (403)."))
    #expect(user.screen.text.contains("Big Ben"))
    user.screen.press(.character("r"))
    #expect(await user.screen.until { !$0.contains("Could not refresh.") })
  }

  @Test func `a known list in another order is shown from its top`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    try user.screen.tap("Year")
    await user.screen.shows("Ġgantija")
    user.screen.press(.tab)
    user.screen.press(.pageDown)
    user.screen.press(.pageDown)
    #expect(await user.screen.until { !$0.contains("Ġgantija") })

    try user.screen.tap("Guide")

    #expect(await user.screen.shows("Sagrada Família"))
  }
}
