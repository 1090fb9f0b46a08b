import Coordinator
import CoordinatorLinks
import Testing

@Suite(.timeLimit(.minutes(30))) struct LinkParsingTests {
  let links: LinkTable<TestMap>

  init() throws {
    links = try testLinks()
  }

  private func route(_ link: String) -> TestRoute? {
    try? links.parse(link, from: .inApp).get().route
  }

  @Test(arguments: [
    ("app://sights/7", TestRoute(tab: .explore, [.sight(7)])),
    ("https://ok.example/sights/7", Route(tab: .explore, [.sight(7)])),
    ("https://www.ok.example/sights/7/visit", Route(tab: .explore, [.sight(7), .visit(7)])),
    ("app://sights/7/reviews/new", Route(tab: .explore, [.sight(7)], modals: [[.review(7)]])),
    ("app://saved", Route(tab: .saved)),
    ("app://saved/7", Route(tab: .saved, [.sight(7)])),
    ("app://saved/clear", Route(tab: .saved)),
    ("app://sorted/rating", Route(tab: .saved, [.results(search: nil, sort: .rating)])),
    ("app://pages/a%2Fb", Route(tab: .account, [.page("a/b")])),
    ("app://pages/caf%C3%A9", Route(tab: .account, [.page("café")])),
    ("app://pages/café", Route(tab: .account, [.page("café")])),
    ("app://many?id=3&id=1", Route(tab: .account, [.sight(3), .sight(1)])),
    ("https://ok.example", Route(tab: .explore)),
    ("https://ok.example/", Route(tab: .explore)),
    ("app://", Route(tab: .explore)),
  ])
  func `a link leads to its route`(link: String, expected: TestRoute) {
    #expect(route(link) == expected)
  }

  @Test(arguments: [
    ("app://explore", []),
    ("app://explore?", []),
    ("app://explore?search=a%26b", [Screen.results(search: "a&b", sort: nil)]),
    ("app://explore?search=a+b", [.results(search: "a+b", sort: nil)]),
    ("app://explore?search=", [.results(search: "", sort: nil)]),
    ("app://explore?sort=year", [.results(search: nil, sort: .year)]),
    ("app://explore?sort=year&search=x", [.results(search: "x", sort: .year)]),
    ("app://explore?search=x&utm_source=mail", [.results(search: "x", sort: nil)]),
  ])
  func `a query may contain each of its items once, in any order`(link: String, expected: [Screen])
  {
    #expect(route(link) == Route(tab: .explore, expected))
  }

  @Test func `a match contains the pattern, the requirement and the dialog`() throws {
    let guarded = try links.parse("app://sights/7/reviews/new", from: .inApp).get()
    let asking = try links.parse("app://saved/clear", from: .inApp).get()

    #expect(guarded.description == "sights/:id/reviews/new")
    #expect(guarded.requirement == .signedIn)
    #expect(guarded.dialog == nil)
    #expect(asking.dialog == .clearing(0))
  }
}
