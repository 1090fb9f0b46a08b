import AppShell
import AppTesting
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// The same sights on two screens, of which one closes while they load.
@Suite(.timeLimit(.minutes(30))) @MainActor struct SharedLoadTests {
  private let left: AppUser

  /// Starts with a server that takes a second for each answer.
  init() throws {
    let clock = TestClock()
    let backend = EmbeddedBackend(latency: .seconds(1))
    left = try AppUser(
      at: "sights://sights/150", clock: clock, hasWindows: true,
      services: .test(backend, clock: clock))
  }

  @Test func `a saved sight loads even if the screen that also loads it closes`() async throws {
    await left.settled()
    let right = left.openWindow()
    right.dispatch(BookmarksAction.added(150))
    right.app.open("sights://saved", from: .customScheme)
    #expect(await right.screen.shows("Loading…"))
    await right.settled()

    await left.goBack()
    #expect(await left.isAt("explore"))
    await right.wait(.seconds(1))

    #expect(await right.showsNo("Loading…"))
    #expect(left.app.store.state.catalogue[150].value != nil)
  }

  @Test func `the next page loads even if the window that also loads it closes`() async throws {
    await left.goBack()
    let right = left.openWindow()
    await right.settled()
    await right.wait(.seconds(1))
    #expect(await right.screen.shows("Big Ben"))
    await right.settled()
    for list in left.app.liveScreens.compactMap({ $0.coordinator as? ExploreCoordinator }) {
      list.handle(.endReached)
      await left.settled()
    }
    #expect(right.runningEffects == ["explore", "explore"])

    left.closeWindow()
    await right.wait(.seconds(1))

    let store = right.app.store
    #expect(await right.screen.until { _ in store.state.catalogue[SightQuery()].nextPage == 3 })
  }

  @Test func `a search loads even if the window that began it closes`() async throws {
    await left.goBack()
    let right = left.openWindow()
    await right.settled()
    await right.wait(.seconds(1))
    #expect(await right.screen.shows("Big Ben"))
    try await left.type("Tower", into: "Name, city or country")
    await left.wait(.milliseconds(300))
    await left.settled()
    #expect(left.app.store.state.catalogue[SightQuery(search: "Tower")].sights.isLoading)

    left.closeWindow()
    await right.wait(.seconds(1))

    #expect(await right.screen.shows("Sight 1 of 8"))
    #expect(await right.screen.shows("Tallinn TV Tower"))
  }

  @Test func `a page loads even if the load of the page before it hasn't ended`() async throws {
    await left.goBack()
    await left.settled()
    await left.wait(.seconds(1))
    #expect(await left.screen.shows("Big Ben"))
    let explore = try #require(
      left.app.liveScreens.compactMap { $0.coordinator as? ExploreCoordinator }.last)
    explore.handle(.endReached)
    await left.settled()

    let page = SightsPage.fixture(ids: Array(201...220), page: 2, pages: 8)
    left.dispatch(CatalogueAction.pageLoad(SightQuery(), page: 2, .success(page)))
    explore.handle(.endReached)
    explore.handle(.endReached)
    await left.settled()
    #expect(left.runningEffects == ["explore", "explore"])
    await left.wait(.seconds(1))

    let store = left.app.store
    #expect(await left.screen.until { _ in store.state.catalogue[SightQuery()].nextPage == 4 })
  }

  @Test func `a page that arrives twice is added once`() {
    var list = SightList()
    let pages = [[1, 2], [3, 4]].enumerated().map { index, ids in
      SightsPage.fixture(ids: ids, page: index + 1, pages: 3)
    }

    for page in [pages[0], pages[0], pages[1], pages[1], pages[0]] {
      list.reduce(.success(page), of: page.page)
    }

    #expect(list == SightList(sights: .loaded([1, 2, 3, 4]), nextPage: 3))
  }

  @Test func `a page that arrives twice ends both loads`() {
    var list = SightList()
    let page = SightsPage.fixture(ids: [1, 2], page: 1, pages: 3)

    for event: LoadAction<SightsPage> in [.started, .success(page), .started, .success(page)] {
      list.reduce(event, of: 1)
    }

    #expect(list == SightList(sights: .loaded([1, 2]), nextPage: 2))
  }
}
