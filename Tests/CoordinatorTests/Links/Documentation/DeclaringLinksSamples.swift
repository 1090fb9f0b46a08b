import Coordinator
import CoordinatorLinks
import Foundation
import Testing

/// The samples of “Declaring links”, run.
@Suite(.timeLimit(.minutes(30))) struct DeclaringLinksSamples {
  private func route(_ link: String, in table: LinkTable<SightsMap>) throws -> Route<SightsMap> {
    try table.parse(link, from: .inApp).get().route
  }

  @Test func `say where a link is open`() throws {
    let table = try LinkTable<SightsMap>(
      schemes: ["sights"],
      hosts: ["sights.example", "go.example", "*.sights.example"],
      [
        Link("saved", to: Route(tab: .saved)),
        Link(":id", .int("id", in: 1...999_999), doors: ["go.example"]) { id in
          Route(tab: .explore, [.sight(id: id)])
        },
        Link(
          "sights/:id", .label("city", .string(max: 30)), .int("id", in: 1...999_999),
          doors: ["*.sights.example"]
        ) { city, id in
          Route(tab: .explore, [.sight(id: id)])
        },
      ])

    for link in ["sights://saved", "sights:///saved", "sights://sights.example/saved"] {
      #expect(try route(link, in: table) == Route(tab: .saved))
    }
    for link in ["https://go.example/7", "https://paris.sights.example/sights/7"] {
      #expect(try route(link, in: table) == Route(tab: .explore, [.sight(id: 7)]))
    }
  }

  @Test func `name schemes, hosts and items`() throws {
    let table = try LinkTable<SightsMap>(
      schemes: ["sights", "sights-beta"], hosts: ["sights.example"], ignoring: ["utm_source"],
      atMost: 4_096,
      [
        Link("status", doors: [.runTime], to: Route(tab: .saved)),
        Link("news", doors: [.https], to: Route(tab: .explore)),
        Link("features", doors: [.scheme("sights-beta")], to: Route(tab: .saved)),
        Link("gift", isStrict: true, to: Route(tab: .saved)),
      ])

    #expect(try route("sights-beta://features", in: table) == Route(tab: .saved))
    #expect(
      try route("https://sights.example/news?utm_source=a", in: table) == Route(tab: .explore))
    #expect(throws: LinkRefusal.unknown) { try route("sights://features", in: table) }
    #expect(throws: LinkRefusal.unknownQueryItem(pattern: "gift")) {
      try table.parse("https://sights.example/gift?a=1", from: .universalLink).get()
    }
    #expect(
      try table.parse("https://home.local/status", from: .universalLink, on: ["home.local"]).get()
        .route == Route(tab: .saved))
  }

  @Test func `take more of the path and of the query`() throws {
    let table = try LinkTable<SightsMap>(
      schemes: ["sights"],
      [
        Link("files/*path", .rest("path", .string(min: 1, max: 60), atMost: 8, isOptional: true)) {
          Route(tab: .explore, $0.isEmpty ? [] : [.sight(id: $0.count)])
        },
        Link("files/new", to: Route(tab: .saved)),
        Link("sights/:id", .int("id", in: 1...999_999), also: ["s/:id", "sight/show/:id"]) { id in
          Route(tab: .explore, [.sight(id: id)])
        },
        Link(
          "search", .required("q", .string(min: 1, max: 100)).ignoringCase.readingPlusAsSpace,
          .flag("nearby"), .query("ids", .int(in: 1...99), count: 0...5, separatedBy: ","),
          .otherItems("filters", .string(max: 40), atMost: 8),
          .fragment("section", .string(max: 40))
        ) { text, isNearby, ids, filters, section in
          Route(tab: .explore, isNearby ? [] : ids.map { .sight(id: $0) })
        },
      ])

    #expect(try route("sights://files/a/b", in: table) == Route(tab: .explore, [.sight(id: 2)]))
    #expect(try route("sights://files/new", in: table) == Route(tab: .saved))
    #expect(try route("sights://s/7", in: table) == Route(tab: .explore, [.sight(id: 7)]))
    #expect(try route("sights://files", in: table) == Route(tab: .explore))
    #expect(
      try route("sights://search?Q=a+b&ids=1,2&era=old#x", in: table)
        == Route(tab: .explore, [.sight(id: 1), .sight(id: 2)]))
  }

  @Test func `keep the place, and leave links to the web`() throws {
    let table = try LinkTable<SightsMap>(
      hosts: ["sights.example"],
      [
        Link("sights/:id/visit", .int("id", in: 1...999_999), keepsPlace: true) { id in
          Route(tab: .explore, modals: [[.visit(id: id)]])
        },
        Link("sights/:id/tickets", .int("id", in: 1...999_999), excluding: ["token"]) { id in
          Route(tab: .explore, [.sight(id: id)])
        },
      ])
    let visit = try table.parse("https://sights.example/sights/7/visit", from: .inApp).get()

    #expect(visit.keepsPlace)
    #expect(throws: LinkRefusal.unknownQueryItem(pattern: "sights/:id/tickets")) {
      try table.parse("https://sights.example/sights/7/tickets?token=a", from: .universalLink).get()
    }
  }

  @Test func `open a link in a link`() throws {
    let sights = try LinkTable<SightsMap>(
      hosts: ["sights.example"], [Link("saved", to: Route(tab: .saved))])
    let table = try LinkTable<SightsMap>(
      hosts: ["go.example"],
      [
        Link("open", .required("link", .url(hosts: ["sights.example"])), opening: sights)
      ])

    #expect(
      try route("https://go.example/open?link=https%3A%2F%2Fsights.example%2Fsaved", in: table)
        == Route(tab: .saved))
  }

  @Test func `declare a prefix once`() throws {
    enum Language: String, CaseIterable { case en, fr }
    let saved: [Link<SightsMap>] = [Link("saved", to: Route(tab: .saved))]
    let table = try LinkTable<SightsMap>(
      hosts: ["sights.example"],
      Link.under("api/v1", saved)
        + Link.under(":locale", .path("locale", .oneOf(Language.self)), saved) { language, route in
          language == .en ? route : Route(tab: route.tab, [.visit(id: 0)])
        })

    #expect(try route("https://sights.example/api/v1/saved", in: table) == Route(tab: .saved))
    #expect(try route("https://sights.example/en/saved", in: table) == Route(tab: .saved))
    #expect(
      try route("https://sights.example/fr/saved", in: table)
        == Route(tab: .saved, [.visit(id: 0)]))
    #expect(table.url(for: Route(tab: .saved)) == "https://sights.example/api/v1/saved")
  }

  @Test func `compose values`() throws {
    enum Person: Sendable {
      case number(Int)
      case name(String)
    }
    let number = LinkValue<Int>.int(in: 1...999)
      .map(Person.number) { if case .number(let number) = $0 { number } else { nil } }
    let name = LinkValue<String>.string(min: 3, max: 30)
      .map(Person.name) { if case .name(let name) = $0 { name } else { nil } }
    let person = number.or(name)
    let table = try LinkTable<SightsMap>(
      schemes: ["sights"],
      [
        Link("people/:person", .path("person", person)) { person in
          switch person {
          case .number(let number): Route(tab: .saved, [.sight(id: number)])
          case .name(let name): Route(tab: .explore, [.sight(id: name.count)])
          }
        }
      ])

    #expect(try route("sights://people/7", in: table) == Route(tab: .saved, [.sight(id: 7)]))
    #expect(try route("sights://people/grace", in: table) == Route(tab: .explore, [.sight(id: 5)]))
  }

  @Test func `make a value, and refuse with a reason`() throws {
    let handle = LinkValue<String>(
      "an @ and a name", samples: ["ada", "grace"], wildcards: ["@?*"],
      parse: { $0.hasPrefix("@") && $0.count < 30 ? String($0.dropFirst()) : nil },
      print: { "@" + $0 })
    let table = try LinkTable<SightsMap>(
      schemes: ["sights"],
      [
        Link("people/:name", .path("name", handle)) { name in
          Route(tab: .saved, [.sight(id: name.count)])
        },
        Link("tours/:id", .int("id", in: 1...999)) { id in
          guard id != 7 else { throw LinkReason("This tour has ended.") }
          return Route(tab: .explore, [.sight(id: id)])
        },
      ])

    #expect(try route("sights://people/@ada", in: table) == Route(tab: .saved, [.sight(id: 3)]))
    #expect(throws: LinkRefusal.unavailable("This tour has ended.", pattern: "tours/:id")) {
      try route("sights://tours/7", in: table)
    }
  }
}
