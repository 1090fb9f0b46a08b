import Coordinator
import CoordinatorLinks
import Redux

extension LinkRequirement {
  static let signedIn: Self = "signed in"
}

enum TestEffect: ActionType, Equatable {
  case clear
}

/// Returns the links of the test app: each kind of parameter, source, requirement and dialog.
func testLinks() throws(LinkTableError) -> LinkTable<TestMap> {
  try LinkTable(
    schemes: ["app"], hosts: ["ok.example", "www.ok.example"], ignoring: ["utm_source"],
    [
      Link("", to: Route(tab: .explore)),
      Link("explore", .query("search", .string(max: 100)), .query("sort", .oneOf(SortOrder.self))) {
        search, sort in
        Route(
          tab: .explore, search == nil && sort == nil ? [] : [.results(search: search, sort: sort)])
      },
      Link("sights/:id", .int("id", in: 1...999_999)) { id in
        Route(tab: .explore, [.sight(id)])
      },
      Link("sights/:id/visit", .int("id", in: 1...999_999)) { id in
        Route(tab: .explore, [.sight(id), .visit(id)])
      },
      Link("sights/:id/reviews/new", .int("id", in: 1...999_999), requires: .signedIn) { id in
        Route(tab: .explore, [.sight(id)], modals: [[.review(id)]])
      },
      Link("saved", to: Route(tab: .saved)),
      Link("saved/:id", .int("id", in: 1...999_999)) { id in
        Route(tab: .saved, [.sight(id)])
      },
      Link("saved/clear", asking: TestMap.Dialog.clearing, to: Route(tab: .saved)),
      Link("account", to: Route(tab: .account)),
      Link("account/register", from: [.inApp], to: Route(tab: .account, modals: [[.register]])),
      Link("pages/:page", .string("page", max: 40)) { page in
        Route(tab: .account, [.page(page)])
      },
      Link("sorted/:order", .oneOf("order", SortOrder.self)) { order in
        Route(tab: .saved, [.results(search: nil, sort: order)])
      },
      Link("many", .query("id", .int(in: 1...9), count: 0...3)) { ids in
        Route(tab: .account, ids.map(Screen.sight))
      } printing: { route in
        route.screens.compactMap { if case .sight(let id) = $0 { id } else { nil } }
      },
      Link("web", .query("next", .url(hosts: ["ok.example"]))) { url in
        Route(tab: .account, modals: [[.page(url ?? "")]])
      },
    ])
}
