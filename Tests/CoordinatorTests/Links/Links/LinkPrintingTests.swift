import Coordinator
import CoordinatorLinks
import Synchronization
import TestSupport
import Testing

@Computing @Suite(.timeLimit(.minutes(30))) struct LinkPrintingTests {
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

  @Test func `a link with a dialog is not printed`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"], [Link("clear", asking: TestMap.Dialog.clearing, to: Route(tab: .saved))])

    #expect(links.url(for: Route(tab: .saved), as: .customScheme) == nil)
  }

  @Test func `a link with more items than any may have is not printed`() throws {
    let links = try LinkTable<TestMap>(
      hosts: ["ok.example"],
      [
        Link<TestMap>(
          "many", .query("a", .int(in: 1...9), count: 0...20),
          .query("b", .int(in: 1...9), count: 0...20)
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

  @Test func `links print themselves with the values in a place's screens`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"], hosts: ["ok.example"],
      [
        Link("", to: Route(tab: .explore)),
        Link("sights/:id", .sight) { Route(tab: .explore, [.sight($0)]) },
        Link("sights/:id/visits/:number", .sight, .int("number", in: 1...99)) {
          Route(tab: .explore, [.sight($0), .visit($1)])
        },
        Link("search", .query("q", .string(max: 9)), .query("by", .oneOf(SortOrder.self))) {
          Route(tab: .explore, [.results(search: $0, sort: $1 ?? .name)])
        },
        Link("pages/:page", .string("page", max: 9)) { Route(tab: .account, [.page($0)]) },
        Link("saved", to: Route(tab: .saved)),
      ])

    for (route, path) in [
      (TestRoute(tab: .explore), ""), (Route(tab: .explore, [.sight(7)]), "sights/7"),
      (Route(tab: .explore, [.sight(7), .visit(8)]), "sights/7/visits/8"),
      (Route(tab: .explore, [.sight(8), .visit(8)]), "sights/8/visits/8"),
      (Route(tab: .explore, [.results(search: nil, sort: .name)]), "search"),
      (Route(tab: .explore, [.results(search: "a", sort: .year)]), "search?q=a&by=year"),
      (Route(tab: .account, [.page("a/b")]), "pages/a%2Fb"), (Route(tab: .saved), "saved"),
    ] {
      #expect(links.url(for: route) == "https://ok.example/\(path)")
    }
    #expect(links.url(for: Route(tab: .explore, [.results(search: "a", sort: nil)])) == nil)
  }

  @Test func `a route has its link in a large table, too`() throws {
    let shelves: [Link<WebMap>] = (0..<500).map { number in
      Link("shelf\(number)/:book", .int("book", in: 1...999), .query("page", .int(in: 1...9))) {
        .shelf(number, $0, $1)
      } printing: { route in
        route.book(on: number)
      }
    }
    let links = try LinkTable<WebMap>(hosts: ["ok.example"], shelves)

    #expect(links.url(for: .shelf(0, 7, nil)) == "https://ok.example/shelf0/7")
    #expect(links.url(for: .shelf(499, 7, 3)) == "https://ok.example/shelf499/7?page=3")
    #expect(links.url(for: .shelf(500, 7, nil)) == nil)
  }

  @Test func `printing tries each parameter, however many there are`() throws {
    let text = { LinkParameter<String>.string($0, max: 9) }
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link(
          "a/:a/:b/:c/:d/:e/:f", text("a"), text("b"), text("c"), text("d"), text("e"), text("f")
        ) {
          Route(tab: .account, [.page($0), .page($1), .page($2), .page($3), .page($4), .page($5)])
        }
      ])
    let pages = ["one", "two", "three", "four", "five", "six"].map(Screen.page)

    #expect(
      links.url(for: Route(tab: .account, pages), as: .customScheme)
        == "app://a/one/two/three/four/five/six")
  }

  @Test func `printing calls the app's print only with what it has parsed`() throws {
    let pair = LinkValue<[String]>(
      "two names", samples: [["a", "b"]],
      parse: { text in
        let names = text.split(separator: "-").map(String.init)
        return names.count == 2 ? names : nil
      }, print: { "\($0[0])-\($0[1])" })
    let number = LinkValue<Int>.int(in: 1...9).map({ Number($0) }, print: { $0.value })
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("pairs/:pair", .path("pair", pair)) { .page($0.joined(separator: "-")) },
        Link("numbers/:number", .path("number", number)) { .page("number", "\($0.value)") },
      ])

    #expect(links.url(for: .page("x", "short"), as: .customScheme) == nil)
    #expect(links.url(for: .page("a-b"), as: .customScheme) == "app://pairs/a-b")
  }

  @Test func `a route's closure isn't called before a link is opened or printed`() throws {
    let ids = Mutex<[Int]>([])
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link("sights/:id", .sight) { id in
          ids.withLock { $0.append(id) }
          return Route(tab: .explore, [.sight(id)])
        }
      ])

    #expect(ids.withLock(\.self) == [])
    let sight = TestRoute(tab: .explore, [.sight(7)])
    #expect(links.url(for: sight, as: .customScheme) == "app://sights/7")
    #expect(Set(ids.withLock(\.self)) == [7])
  }
}

private struct Number: Sendable {
  let value: Int

  init(_ value: Int) { self.value = value }
}

extension LinkParameter<Int> {
  fileprivate static let sight = int("id", in: 1...999_999)
}

extension Route<WebMap> {
  /// Makes a route to a book on a shelf, open at a page.
  fileprivate static func shelf(_ number: Int, _ book: Int, _ page: Int?) -> Self {
    Self(
      tab: .home,
      [.page("shelf\(number)", []), .page("book", ["\(book)"])]
        + (page.map { [.page("page", ["\($0)"])] } ?? []))
  }

  fileprivate func book(on shelf: Int) -> (Int, Int?)? {
    guard screens.first == .page("shelf\(shelf)", []), screens.count > 1,
      case .page("book", let book) = screens[1]
    else { return nil }
    guard case .page("page", let page)? = screens.dropFirst(2).first else {
      return (Int(book[0]) ?? 0, nil)
    }
    return (Int(book[0]) ?? 0, Int(page[0]))
  }
}
