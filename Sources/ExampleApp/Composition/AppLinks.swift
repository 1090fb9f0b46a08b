import Coordinator

/// All links of the app.
enum AppLinks {
  static let scheme = "sights"
  static let host = "sights.example"

  /// The single source of truth about links: what they mean, how they are written, who may use them.
  static let table = makeTable()

  /// Returns the address of a place, for sharing; nil if the place has none.
  static func address(of route: Route<AppMap>) -> String? {
    table.url(for: route, as: .universal)
  }

  private static let id = LinkParameter<Int>.int("id", in: 1...999_999)

  private static func makeTable() -> LinkTable<AppMap> {
    do {
      return try LinkTable(
        schemes: [scheme], hosts: [host],
        [
          explore, sight, reviews, writeReview, visit, saved, savedSight, clearSaved, account,
          signIn, register, inspector,
        ])
    } catch {
      preconditionFailure("The links contradict each other; fix them in AppLinks. \(error)")
    }
  }
}

extension LinkRequirement {
  /// Someone must be signed in.
  static let signedIn: Self = "signed in"
}

extension AppLinks {
  private static let explore = Link<AppMap>(
    "explore", .query("search", .string(min: 1, max: 100)),
    .query("sort", .oneOf(SightQuery.Sort.self))
  ) { search, sort in
    let query = SightQuery(search: search ?? "", sort: sort)
    return Route(tab: .explore, query == SightQuery() ? [] : [.results(query)])
  } printing: { route in
    switch (route.tab, route.screens.last) {
    case (.explore, nil): (nil, nil)
    case (.explore, .results(let query)): (query.search.isEmpty ? nil : query.search, query.sort)
    case (_, _): nil
    }
  }

  private static let saved = Link<AppMap>("saved", to: Route(tab: .saved))

  private static let clearSaved = Link<AppMap>(
    "saved/clear", asksFirst: LinkEffect("Remove all saved sights?", BookmarksAction.cleared),
    to: Route(tab: .saved))

  private static let account = Link<AppMap>("account", to: Route(tab: .account))

  private static let signIn = Link<AppMap>(
    "account/sign-in", to: Route(tab: .account, modals: [[.signIn]]))

  private static let register = Link<AppMap>(
    "account/register", to: Route(tab: .account, modals: [[.register]]))

  private static let inspector = Link<AppMap>(
    "inspector", from: .inside, to: Route(tab: .inspector))

  private static let sight = Link<AppMap>("sights/:id", id) { id in
    Route(tab: .explore, [.sight(id: id)])
  } printing: { route in
    if route.tab == .explore, case .sight(let id)? = route.screens.last { id } else { nil }
  }

  private static let savedSight = Link<AppMap>("saved/:id", id) { id in
    Route(tab: .saved, [.sight(id: id)])
  } printing: { route in
    if route.tab == .saved, case .sight(let id)? = route.screens.last { id } else { nil }
  }

  private static let visit = Link<AppMap>("sights/:id/visit", id) { id in
    Route(tab: .explore, [.sight(id: id), .visit(id: id)])
  } printing: { route in
    if case .visit(let id)? = route.screens.last { id } else { nil }
  }

  private static let reviews = Link<AppMap>("sights/:id/reviews", id) { id in
    Route(tab: .explore, [.sight(id: id), .reviews(id: id)])
  } printing: { route in
    if case .reviews(let id)? = route.screens.last, route.modals.isEmpty { id } else { nil }
  }

  private static let writeReview = Link<AppMap>(
    "sights/:id/reviews/new", id, requires: .signedIn
  ) { id in
    Route(
      tab: .explore, [.sight(id: id), .reviews(id: id)], modals: [[.writeReview(id: id)]])
  } printing: { route in
    if case .writeReview(let id)? = route.modals.last?.last { id } else { nil }
  }
}
