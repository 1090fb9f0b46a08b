import Coordinator
import CoordinatorLinks
import Testing

@Suite struct LinkPrintingTests {
  let links: LinkTable<TestMap>

  init() throws {
    links = try testLinks()
  }

  @Test(arguments: [
    (TestRoute(tab: .explore), ""),
    (Route(tab: .explore, [.sight(7)]), "sights/7"),
    (Route(tab: .explore, [.sight(7), .visit(7)]), "sights/7/visit"),
    (Route(tab: .explore, [.sight(7)], modals: [[.review(7)]]), "sights/7/reviews/new"),
    (Route(tab: .saved), "saved"),
    (Route(tab: .saved, [.sight(7)]), "saved/7"),
    (Route(tab: .saved, [.results(search: nil, sort: .year)]), "sorted/year"),
    (Route(tab: .account, modals: [[.register]]), "account/register"),
    (Route(tab: .account, [.page("a/b c?é%")]), "pages/a%2Fb%20c%3F%C3%A9%25"),
    (Route(tab: .account, [.sight(3), .sight(1)]), "many?id=3&id=1"),
    (
      Route(tab: .explore, [.results(search: "a&b=c", sort: .name)]),
      "explore?search=a%26b%3Dc&sort=name"
    ),
    (
      Route(tab: .account, modals: [[.page("https://ok.example/a?b=c")]]),
      "web?next=https%3A%2F%2Fok.example%2Fa%3Fb%3Dc"
    ),
  ])
  func `a place prints as a link that leads to it`(route: TestRoute, path: String) throws {
    #expect(links.url(for: route) == "https://ok.example/\(path)")
    #expect(links.url(for: route, as: .customScheme) == "app://\(path)")
    #expect(try links.parse("app://\(path)", from: .inApp).get().route == route)
  }

  @Test(arguments: [
    TestRoute(tab: .explore, [.visit(7)]),
    Route(tab: .explore, [.sight(7), .visit(8)]),
    Route(tab: .explore, [.sight(0)]),
    Route(tab: .explore, [.sight(1), .sight(7)]),
    Route(tab: .account, [.page("")]),
    Route(tab: .account, [.page("..")]),
    Route(tab: .account, [.page("\n")]),
    Route(tab: .account, [.page(String(repeating: "a", count: 41))]),
    Route(tab: .account, modals: [[.page("https://evil.example")]]),
    Route(tab: .saved, modals: [[.signIn]]),
  ])
  func `a place without a link does not print`(route: TestRoute) {
    #expect(links.url(for: route) == nil)
  }

  @Test func `a link with an effect is not printed`() throws {
    let effect = LinkEffect("Clear?", TestEffect.clear)
    let links = try LinkTable<TestMap>(
      schemes: ["app"], [Link("clear", asksFirst: effect, to: Route(tab: .saved))])

    #expect(links.url(for: Route(tab: .saved), as: .customScheme) == nil)
  }

  @Test func `a link with more items than any may have is not printed`() throws {
    let links = try LinkTable<TestMap>(
      hosts: ["ok.example"],
      [
        Link<TestMap>(
          "many", .list("a", .int(in: 1...9), atMost: 20), .list("b", .int(in: 1...9), atMost: 20)
        ) { one, two in
          Route(tab: .account, (one + two).map(Screen.sight))
        } printing: { route in
          let ids = route.screens.map { _ in 1 }
          return (Array(ids.prefix(20)), Array(ids.dropFirst(20)))
        }
      ])
    let place = { TestRoute(tab: .account, Array(repeating: .sight(1), count: $0)) }

    #expect(links.url(for: place(32)) != nil)
    #expect(links.url(for: place(33)) == nil)
  }

  @Test func `a table without hosts prints no https link`() throws {
    let links = try LinkTable<TestMap>(schemes: ["app"], [Link("a", to: Route(tab: .explore))])

    #expect(links.url(for: Route(tab: .explore)) == nil)
    #expect(links.url(for: Route(tab: .explore), as: .customScheme) == "app://a")
  }
}
