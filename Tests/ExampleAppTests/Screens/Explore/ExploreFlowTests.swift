import AppShell
import AppTesting
import Coordinator
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ExploreFlowTests {
  @Test func `the list appears once the server has answered`() async throws {
    let user = try AppUser()
    #expect(!user.screen.text.contains("Big Ben"))

    #expect(await user.screen.shows("Big Ben"))

    #expect(user.screen.text.contains("London, United Kingdom · 1859"))
  }

  @Test func `a user types on while a spinner turns`() async throws {
    let user = try slowUser()

    for text in ["Big", "Taj"] {
      try await user.clear("Name, city or country")
      try await user.type(text, into: "Name, city or country")
    }

    #expect(await user.screen.shows("Taj"))
    #expect(user.app.store.state.catalogue.isLoading)
    #expect(user.clock.now.offset == .zero)
    // The spinner turns ten times a second, and nothing waited for it to stop.
    #expect(user.screen.frameCount < 300)
  }

  @Test func `time passes for a request that waits for it`() async throws {
    let user = try slowUser()
    await user.clock.sleepers(1)
    #expect(user.app.store.state.catalogue.isLoading)

    await user.wait(.seconds(1))

    #expect(await user.screen.shows("Big Ben"))
  }

  /// A user of a server that takes a second for each answer.
  private func slowUser() throws -> AppUser {
    let clock = TestClock()
    let backend = EmbeddedBackend(latency: .seconds(1))
    return try AppUser(clock: clock, services: .test(backend, clock: clock))
  }

  @Test func `a row is tapped by all that it says`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    let row = try #require(user.screen.elements.first { $0.label.hasPrefix("Big Ben") })
    #expect(row.label.contains("London"))

    try user.screen.tap(row.label)

    #expect(await user.isAt("sights/3"))
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

  @Test(arguments: [TerminalKey.enter, .down])
  func `a search begins when the user leaves the field, which keeps its text`(key: TerminalKey)
    async throws
  {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    user.screen.press(.character("/"))
    user.screen.type("kyoto")

    user.screen.press(key)
    user.dispatch(BookmarksAction.added(200))

    #expect(user.screen.text.contains("⌕ kyoto"))
    #expect(user.app.store.state.explore.query.search == "kyoto")
    #expect(await user.screen.until { $0.contains("Kinkaku-ji") && !$0.contains("Big Ben") })
  }

  @Test func `leaving the search without a change loads nothing`() async throws {
    let user = try AppUser(failing: 403)
    #expect(await user.screen.shows("The server did not accept this (403)."))

    user.screen.press(.character("/"))
    user.screen.press(.down)
    await user.settled()

    #expect(user.screen.text.contains("The server did not accept this (403)."))
  }

  @Test func `the field shows what is searched for, at any moment of the session`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    user.screen.press(.character("/"))
    user.screen.type("kyoto")
    await user.wait(.milliseconds(300))
    await user.screen.shows("Kinkaku-ji")
    user.screen.press(.enter)

    user.app.store.travel(to: 1)
    #expect(await user.screen.until { !$0.contains("kyoto") })
    user.app.store.returnToPresent()

    #expect(await user.screen.shows("⌕ kyoto"))
  }

  @Test func `a search without results says so`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    user.screen.press(.character("/"))
    user.screen.type("qqq")
    await user.wait(.milliseconds(300))

    #expect(await user.screen.shows("No sight matches “qqq”."))
  }

  @Test func `keys choose the next order and the one before, from the list`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")

    user.screen.type("oo")
    #expect(await user.screen.shows("Landwasser Viaduct"))
    #expect(user.app.store.state.explore.query.sort == .rating)
    #expect(await user.screen.shows("Sight 1 of 220"))
    user.screen.type("OOO")

    #expect(await user.screen.until { _ in user.app.store.state.explore.query.sort == .year })
  }

  @Test func `a list stays until the one in another order is there, and opens nothing`()
    async throws
  {
    let (user, byYear) = (try AppUser(), SightQuery(sort: .year))
    await user.screen.shows("Big Ben")
    await user.screen.settled()
    // The screen asks the server, too, whose answer would be another list.
    user.serverHangs()
    user.dispatch(
      ExploreAction.sortTapped(.year), CatalogueAction.pageLoad(byYear, page: 1, .started))

    try user.screen.tap("Big Ben")
    #expect(user.app.store.state.navigation.route.screens.isEmpty)
    let page = SightsPage(sights: [.fixture(id: 38)], page: 1, pages: 1)
    user.dispatch(CatalogueAction.pageLoad(byYear, page: 1, .success(page)))

    #expect(await user.screen.until { $0.contains("Sight 38") && !$0.contains("Big Ben") })
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

  @Test func `a refresh is answered in the place of the user's position`() async throws {
    let user = try AppUser()
    #expect(await user.screen.shows("Sight 1 of 220"))

    user.screen.press(.character("r"))

    #expect(await user.screen.shows("✓ Updated"))
    #expect(!user.screen.text.contains("Sight 1 of 220"))
    await user.wait(.seconds(4))
    #expect(await user.screen.shows("Sight 1 of 220"))
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

    try user.screen.tap("Featured")

    #expect(await user.screen.shows("Sagrada Família"))
  }

  @Test func `the arrow beside the sorts turns a sort round`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    try user.screen.tap("Year")
    await user.screen.shows("Ġgantija")

    try user.screen.tap("↑")

    #expect(await user.screen.shows("Golden Bridge"))
    #expect(user.screen.text.contains("↓"))
    #expect(user.app.store.state.explore.query.order == .descending)
  }

  @Test func `a list says where the user is, and how many sights there are`() async throws {
    let user = try AppUser()
    #expect(await user.screen.shows("Sight 1 of 220"))

    user.screen.press(.down)
    #expect(await user.screen.shows("Sight 2 of 220"))
    user.screen.press(.character("/"))
    await user.screen.settled()
    #expect(user.screen.text.contains("Sight 2 of 220"))
    user.screen.press(.enter)
    user.screen.press(.end)

    #expect(await user.screen.shows("Sight 50 of 220"))
  }

  @Test func `every row has its rating`() async throws {
    let user = try AppUser()

    #expect(await user.screen.shows("★ 4.0  London, United Kingdom · 1859"))
  }

  @Test func `a list by name has a section for each letter`() async throws {
    let user = try AppUser(at: "sights://explore?search=z&sort=name")
    await user.screen.shows("Amazon Theatre")

    #expect(user.screen.text.contains("A ─────"))
    user.screen.press(.end)
    #expect(await user.screen.shows("Z ─────"))
  }

  @Test func `a link of before sorts had a direction leads to the same list`() throws {
    let query = #"{"search": "kyoto", "sort": "name"}"#

    let decoded = try JSONDecoder().decode(SightQuery.self, from: Data(query.utf8))

    #expect(decoded == SightQuery(search: "kyoto", sort: .name))
    #expect(SightQuery(search: "", sort: .rating, order: .descending) == SightQuery(sort: .rating))
    #expect(SightQuery(search: "", sort: nil, order: .descending) == SightQuery())
  }
}
