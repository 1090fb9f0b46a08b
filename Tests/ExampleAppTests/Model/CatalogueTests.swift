import AppShell
import AppTesting
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct CatalogueTests {
  @Test func `pages follow each other until the last`() {
    var list = SightList()

    list.reduce(.success(.fixture(ids: [1, 2], page: 1, pages: 2)), of: 1)
    #expect(list == SightList(sights: .loaded([1, 2]), nextPage: 2))
    list.reduce(.success(.fixture(ids: [2, 3], page: 2, pages: 2)), of: 2)

    #expect(list == SightList(sights: .loaded([1, 2, 3]), nextPage: nil))
  }

  @Test(arguments: [(nil, nil), (2, nil), (3, 3), (220, 220)] as [(Int?, Int?)])
  func `a total that is less than what was loaded is unknown`(total: Int?, expected: Int?) {
    var list = SightList()

    list.reduce(
      .success(
        SightsPage(sights: [1, 2, 3].map { .fixture(id: $0) }, page: 1, pages: 9, total: total)),
      of: 1)

    #expect(list.total == expected)
  }

  @Test func `loaded sights stay when the next page fails`() {
    var list = SightList(sights: .loaded([1]), nextPage: 2)

    list.reduce(.started, of: 2)
    list.reduce(.failure(ClientError.timedOut), of: 2)

    #expect(list == SightList(sights: .failed(ClientError.timedOut, previous: [1]), nextPage: 2))
  }

  @Test func `a list that has become shorter ends`() {
    var list = SightList(sights: .loaded([1]), nextPage: 2)

    list.reduce(.started, of: 2)
    list.reduce(.failure(ClientError.notFound), of: 2)

    #expect(list == SightList(sights: .loaded([1]), nextPage: nil))
  }

  @Test func `a refresh loads the first page and keeps the rows until then`() {
    var state = CatalogueState()
    let query = SightQuery()
    state.reduce(
      CatalogueAction.pageLoad(query, page: 1, .success(.fixture(ids: [1, 2], page: 1, pages: 1))))

    state.reduce(CatalogueAction.refreshed(query))
    #expect(state[query] == SightList(sights: .loaded([1, 2]), nextPage: 1))
    state.reduce(
      CatalogueAction.pageLoad(query, page: 1, .success(.fixture(ids: [9], page: 1, pages: 1))))

    #expect(state[query] == SightList(sights: .loaded([9]), nextPage: nil))
  }

  @Test func `a page that was on its way before a refresh changes nothing`() {
    var list = SightList(sights: .loaded([1]), nextPage: 2)
    list.reduce(.started, of: 2)
    list.nextPage = 1
    list.reduce(.started, of: 1)

    list.reduce(.failure(CancellationError()), of: 2)
    list.reduce(.success(.fixture(ids: [2], page: 2, pages: 2)), of: 2)

    #expect(list == SightList(sights: .loading(previous: [1]), nextPage: 1))
  }

  @Test func `queries have lists of their own, and share the sights`() {
    var state = CatalogueState()

    state.reduce(
      CatalogueAction.pageLoad(
        SightQuery(search: "one"), page: 1, .success(.fixture(ids: [1], page: 1, pages: 1))))

    #expect(state[SightQuery()] == SightList())
    #expect(state[1].value == .fixture(id: 1))
  }
}

extension SightsPage {
  static func fixture(ids: [Sight.ID], page: Int, pages: Int) -> SightsPage {
    SightsPage(sights: ids.map { .fixture(id: $0) }, page: page, pages: pages)
  }
}

extension Sight {
  static func fixture(id: Sight.ID) -> Sight {
    fixture(id: id, year: 1900 + id)
  }

  static func fixture(id: Sight.ID, year: Int?) -> Sight {
    Sight(
      id: id, name: "Sight \(id)", city: "City", country: "Country", year: year,
      latitude: 1, longitude: -2, summary: "One. Two.")
  }
}
