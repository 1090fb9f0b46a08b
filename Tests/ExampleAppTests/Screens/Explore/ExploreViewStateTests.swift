import AppComponents
import AppTesting
import Redux
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct ExploreViewStateTests {
  private let byYear = SightQuery(sort: .year)
  private var state = AppState()

  init() {
    let sights = [Sight.fixture(id: 3), Sight.fixture(id: 38)]
    load(.success(SightsPage(sights: sights, page: 1, pages: 2, total: 2)), of: SightQuery())
  }

  private mutating func load(_ event: LoadAction<SightsPage>, of query: SightQuery) {
    let page = state.catalogue[query].nextPage ?? 1
    state.reduce(CatalogueAction.pageLoad(query, page: page, event))
  }

  private func viewState(fixed: SightQuery? = nil) -> ExploreViewState {
    ExploreViewState(state[sights: fixed])
  }

  /// Waits for a page until the screen says why that takes long.
  private mutating func wait() {
    state.reduce(SlowRequestAction.waited(.list(state.explore.query), attempt: 1))
  }

  @Test mutating func `the last rows stay, dimmed, until those of a new search are there`() {
    #expect(viewState().rows.map(\.isDimmed) == [false, false])

    state.reduce(ExploreAction.sortTapped(.year))
    load(.started, of: byYear)
    let loading = viewState()
    #expect(!state[sights: nil].isCurrent)
    load(.success(SightsPage(sights: [.fixture(id: 38)], page: 1, pages: 1, total: 1)), of: byYear)

    #expect(loading.rows.prefix(2).map(\.id) == [3, 38])
    #expect(loading.rows.prefix(2).map(\.isDimmed) == [true, true])
    #expect(loading.isRefreshing && loading.placeholder == nil)
    #expect(loading.count.position(atRow: 2) == "Sight 2 of 2")
    #expect(viewState().rows.map(\.id) == [38])
    #expect(viewState().rows.map(\.isDimmed) == [false])
    #expect(state[sights: nil].isCurrent)
  }

  @Test mutating func `a list that is refreshed is dimmed, but not one that goes on`() {
    load(.started, of: SightQuery())
    #expect(viewState().rows.map(\.isDimmed) == [false, false, false])

    state.reduce(CatalogueAction.refreshed(SightQuery()))

    #expect(viewState().rows.prefix(2).map(\.isDimmed) == [true, true])
    #expect(state[sights: nil].isCurrent)
  }

  @Test mutating func `the row below the sights can be selected if that does something`() {
    load(.started, of: SightQuery())
    #expect(viewState().rows.map(\.isSelectable) == [true, true, false])
    wait()
    #expect(viewState().rows.map(\.act) == [nil, nil, "Stop"])

    load(.failure(ClientError.timedOut), of: SightQuery())

    #expect(viewState().rows.map(\.act) == [nil, nil, "Try Again"])
    #expect(viewState().rows.map(\.isSelectable) == [true, true, true])
  }

  @Test mutating func `a search that takes long, or fails, says so instead of the last rows`() {
    state.reduce(ExploreAction.sortTapped(.year))
    load(.started, of: byYear)
    wait()
    let reason = state.slowRequests[.list(byYear)]
    #expect(reason != nil && viewState().placeholder == .loading(reason))

    load(.failure(ClientError.timedOut), of: byYear)

    #expect(viewState().rows == [])
    #expect(viewState().placeholder != nil)
  }

  @Test(arguments: [
    (SightQuery.Sort.name, "“kyoto” by name, from Z to A"),
    (.rating, "“kyoto” by rating, worst first"), (.year, "“kyoto” by year, newest first"),
  ])
  func `a list that is turned round says how`(sort: SightQuery.Sort, title: String) {
    let query = SightQuery(search: "kyoto", sort: sort, isReversed: true)

    #expect(viewState(fixed: query).title == title)
  }

  @Test func `a screen of results shows no rows of another search`() {
    #expect(viewState(fixed: byYear).rows == [])
    #expect(viewState(fixed: byYear).placeholder == .loading())
  }
}
