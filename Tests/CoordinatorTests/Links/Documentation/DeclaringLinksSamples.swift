import Coordinator
import CoordinatorLinks
import Foundation
import Testing

/// The samples of “Declaring links”, run.
@Suite struct DeclaringLinksSamples {
  private func route(_ link: String, in table: LinkTable<SightsMap>) throws -> Route<SightsMap> {
    try table.parse(link, from: .inApp).get().route
  }

  @Test func `say where a link is open`() throws {
    let table = try LinkTable<SightsMap>(
      schemes: ["sights"], written: [.short, .emptyHost, .webHost],
      hosts: ["sights.example", "go.example", "*.sights.example"],
      [
        Link("saved", to: Route(tab: .saved)),
        Link(":id", .int("id", in: 1...999_999), on: "go.example") { id in
          Route(tab: .explore, [.sight(id: id)])
        },
        Link(
          "sights/:id", .label("city", .string(max: 30)), .int("id", in: 1...999_999),
          on: "*.sights.example"
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
          .flag("nearby"), .commaSeparated("ids", .int(in: 1...99), atMost: 5),
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
        } printing: { route in
          route.screens.isEmpty ? .en : nil
        })

    #expect(try route("https://sights.example/api/v1/saved", in: table) == Route(tab: .saved))
    #expect(try route("https://sights.example/en/saved", in: table) == Route(tab: .saved))
    #expect(
      try route("https://sights.example/fr/saved", in: table)
        == Route(tab: .saved, [.visit(id: 0)]))
    #expect(table.url(for: Route(tab: .saved)) == "https://sights.example/api/v1/saved")
  }

  @Test func `read UUIDs, days and decimals`() throws {
    let ticket = try #require(UUID(uuidString: "12345678-1234-1234-1234-123456789abc"))
    let tickets: Set = [ticket]
    let opening = Date(timeIntervalSince1970: 1_767_225_600)
    let closing = opening.addingTimeInterval(86_400 * 365)
    let amounts: ClosedRange<Decimal> = 0...500
    let table = try LinkTable<SightsMap>(
      schemes: ["sights"],
      [
        Link("tickets/:id", .path("id", .uuid())) { ticket in
          tickets.contains(ticket) ? Route(tab: .saved) : Route(tab: .explore)
        },
        Link("days/:day", .path("day", .date(in: opening...closing))) { day in
          Route(tab: .explore, [.visit(id: Int(day.timeIntervalSince(opening)) / 86_400)])
        },
        Link("tips", .required("euros", .decimal(in: amounts, fractionDigits: 2))) { euros in
          Route(tab: euros.isZero ? .explore : .saved)
        },
      ])

    #expect(try route("sights://tickets/\(ticket)", in: table) == Route(tab: .saved))
    #expect(
      try route("sights://days/2026-01-03", in: table) == Route(tab: .explore, [.visit(id: 2)]))
    #expect(try route("sights://tips?euros=499.99", in: table) == Route(tab: .saved))
    #expect(throws: LinkRefusal.self) { try route("sights://tips?euros=500.01", in: table) }
  }

  @Test func `make a value, and refuse with a reason`() throws {
    let handle = LinkValue<String>(
      "an @ and a name", samples: ["ada", "grace"], wildcard: "@?*",
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
