import AppShell
import Coordinator
import CoordinatorLinks
import Testing

// The code of the guide's page on a route table in which the first match wins.

let firstMatchLinks = LinkTable<OldShopMap>.constant {
  try LinkTable(
    schemes: ["shop"], hosts: ["shop.example"],
    [
      Link("product/new", to: Route(tab: .catalog)),
      Link("product/:id", .int("id", in: 1...999_999), also: ["p/:id"]) { id in
        Route(tab: .catalog, [.product(id: id)])
      },
      // The last row of the old table: everything else is a web page.
      Link("*path", .rest("path", .string(min: 1, max: 60), atMost: 8)) { parts in
        Route(tab: .catalog, [.page(path: parts.joined(separator: "/"))])
      },
    ])
}

@Suite(.timeLimit(.minutes(30))) struct FirstMatchTests {
  @Test(arguments: [
    ("product/7", Route<OldShopMap>(tab: .catalog, [.product(id: 7)])),
    ("p/7", Route(tab: .catalog, [.product(id: 7)])),
    ("product/new", Route(tab: .catalog)),
    ("help/returns", Route(tab: .catalog, [.page(path: "help/returns")])),
  ])
  func `each path of the old table leads to its screen`(
    path: String, route: Route<OldShopMap>
  ) throws {
    let link = "https://shop.example/\(path)"

    let match = try firstMatchLinks.parse(link, from: .universalLink).get()

    #expect(match.route == route)
  }
}
