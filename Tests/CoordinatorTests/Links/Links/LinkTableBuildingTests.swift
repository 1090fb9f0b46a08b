import Coordinator
import CoordinatorLinks
import Testing

/// Building a table finds mistakes in its links, and names them.
@Suite(.timeLimit(.minutes(30))) struct LinkTableBuildingTests {
  let root = TestRoute(tab: .explore)

  private func error(
    schemes: [String] = ["app"], hosts: [String] = ["ok.example"], _ links: Link<TestMap>...
  ) -> LinkTableError? {
    do throws(LinkTableError) {
      _ = try LinkTable(schemes: schemes, hosts: hosts, links)
      return nil
    } catch {
      return error
    }
  }

  private func number(_ pattern: String, _ range: ClosedRange<Int> = 1...9) -> Link<TestMap> {
    Link(pattern, .int("id", in: range)) { _ in
      Route(tab: .explore)
    } printing: { _ in
      nil
    }
  }

  private func text(_ pattern: String) -> Link<TestMap> {
    Link(pattern, .string("text", max: 3)) { _ in
      Route(tab: .explore)
    } printing: { _ in
      nil
    }
  }

  private func order(_ pattern: String) -> Link<TestMap> {
    Link(pattern, .oneOf("order", SortOrder.self)) { _ in
      Route(tab: .explore)
    } printing: { _ in
      nil
    }
  }

  private func isNeverReached(_ pattern: String, _ links: Link<TestMap>...) -> Bool {
    do throws(LinkTableError) {
      _ = try LinkTable(schemes: ["app"], hosts: ["ok.example"], links)
      return false
    } catch {
      if case .unreachable(pattern, _) = error { return true }
      return false
    }
  }

  @Test func `a pattern that can never win is an error`() {
    let plain = { Link<TestMap>($0, to: root) }

    #expect(isNeverReached("a/b", plain("a/b"), plain("a/b")))
    #expect(isNeverReached("a/:id", number("a/:id", 1...20), number("a/:id", 9...20)))
    #expect(isNeverReached("a/:text", text("a/:text"), text("a/:text")))
    #expect(isNeverReached("a/b", Link("a/b", to: root), Link("a/b", doors: [.scheme], to: root)))
  }

  @Test func `of equally specific patterns the first wins`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link("a/:id", .int("id", in: 1...9)) { _ in Route(tab: .explore) },
        Link("a/:number", .int("number", in: 9...20)) { _ in Route(tab: .saved) },
        Link("a/:text/x", .string("text", max: 3)) { _ in Route(tab: .explore) },
        Link("a/y/:text", .string("text", max: 3)) { _ in Route(tab: .account) },
      ])

    for (link, tab) in [
      ("a/9", TestMap.Tab.explore), ("a/10", .saved), ("a/y/x", .account), ("a/z/x", .explore),
    ] {
      #expect(try links.parse("app://\(link)", from: .inApp).get().route.tab == tab)
    }
    #expect(links.listing.contains("“a/:id” wins over “a/:number”."))
  }

  @Test func `links with one path at different doors are no conflict`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"], hosts: ["ok.example", "go.example"],
      [
        Link("a", doors: ["go.example"], to: Route(tab: .saved)),
        Link("a", doors: [.scheme], to: root),
        Link("a", doors: ["ok.example"], to: Route(tab: .account)),
      ])

    #expect(try links.parse("app://a", from: .inApp).get().route == root)
    #expect(try links.parse("https://go.example/a", from: .inApp).get().route.tab == .saved)
    #expect(try links.parse("https://ok.example/a", from: .inApp).get().route.tab == .account)
  }

  @Test func `a word wins over a parameter, and the table says so`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link("pages/:page", .string("page", max: 9)) { Route(tab: .account, [.page($0)]) },
        Link("pages/new", to: Route(tab: .saved)),
      ])

    #expect(try links.parse("app://pages/new", from: .inApp).get().route == Route(tab: .saved))
    #expect(try links.parse("app://pages/old", from: .inApp).get().pattern == "pages/:page")
    #expect(links.listing.hasSuffix("“pages/new” wins over “pages/:page”."))
  }

  @Test func `patterns with parameters that exclude each other are accepted`() {
    let plain = { Link<TestMap>($0, to: root) }

    #expect(error(number("a/:id"), plain("a/clear"), order("a/:order")) == nil)
    #expect(error(number("a/:id"), number("a/:id", 10...20)) == nil)
    #expect(error(text("a/:text"), plain("a/longer")) == nil)
    #expect(error(text("a/:text/x"), text("a/y/:text/z")) == nil)
  }

  @Test func `patterns of one shape are distinguished by their parameters`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link("a/:id", .int("id", in: 1...9)) {
          Route(tab: .explore, [.sight($0)])
        } printing: { _ in
          nil
        },
        Link("a/:order", .oneOf("order", SortOrder.self)) { _ in
          Route(tab: .saved)
        } printing: { _ in
          nil
        },
        Link("a/clear", to: Route(tab: .account)),
      ])

    #expect(try links.parse("app://a/5", from: .inApp).get().route.tab == .explore)
    #expect(try links.parse("app://a/year", from: .inApp).get().route.tab == .saved)
    #expect(try links.parse("app://a/clear", from: .inApp).get().route.tab == .account)
    #expect(throws: LinkRefusal.self) { try links.parse("app://a/none", from: .inApp).get() }
  }

  @Test func `a word is matched byte for byte`() throws {
    let links = try LinkTable<TestMap>(schemes: ["app"], [Link("a/K", to: root)])

    #expect(try links.parse("app://a/K", from: .inApp).get().route == root)
    #expect(throws: LinkRefusal.unknown) {
      try links.parse("app://a/%E2%84%AA", from: .inApp).get()
    }
  }

  @Test func `a pattern that no link can match is unreachable`() {
    #expect(
      error(Link("a", from: [], to: root))
        == .unreachable("a", "there is nowhere it may come from"))
    #expect(
      error(hosts: [], Link("a", from: [.universalLink], to: root))
        == .unreachable("a", "there is nowhere it may come from"))
    #expect(
      error(schemes: [], Link("a", from: [.customScheme], to: root))
        == .unreachable("a", "there is nowhere it may come from"))
    let long = Array(repeating: "a", count: 33).joined(separator: "/")
    #expect(error(Link(long, to: root)) == .unreachable(long, "it is too long"))
  }

  @Test(arguments: [
    "a//b", "/a", "a/", "a/../b", "a/b c", "a/é", "a?b", "a/%20", "a/:id", ":id",
  ])
  func `a pattern that is not a path is malformed`(pattern: String) {
    guard case .malformed(pattern, _)? = error(Link(pattern, to: root)) else {
      Issue.record("\(pattern) was accepted.")
      return
    }
  }

  @Test func `parameters must fit their pattern`() {
    #expect(
      error(number("a"))
        == .malformed("a", "its path has no :id; write it there, or declare it as .query"))
    #expect(error(number("a/:id/:id")) == .malformed("a/:id/:id", "it uses a name twice"))
  }

  @Test(arguments: [
    ([], []), (["App"], []), (["https"], []), (["javascript"], []), (["1a"], []), ([""], []),
    ([], ["OK.example"]), ([], ["ok.example."]), ([], ["ok.example:443"]), ([], [""]),
    ([], ["ok.example/a"]),
  ])
  func `schemes and hosts must be plain`(schemes: [String], hosts: [String]) {
    guard case .badEndpoint? = error(schemes: schemes, hosts: hosts) else {
      Issue.record("\(schemes) and \(hosts) were accepted.")
      return
    }
  }

  #if !os(iOS)
    @Test func `an app with a mistake in its links ends, and says which`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = LinkTable<TestMap>.constant {
          let links = [
            Link<TestMap>("a", to: Route(tab: .explore)), Link("a", to: Route(tab: .saved)),
          ]
          return try LinkTable(schemes: ["app"], links)
        }
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("No link can match “a”: “a” comes first"))
    }
  #endif
}
