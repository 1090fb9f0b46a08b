import Coordinator
import CoordinatorLinks
import Redux

/// All links of the app.
nonisolated enum AppLinks {
  static let scheme = "sights"
  static let host = "sights.example"

  /// The single source of truth about links: their meaning, their form, and their sources.
  static let table = LinkTable<AppMap>.constant {
    try LinkTable(
      schemes: [scheme, "\(scheme)-development"], hosts: [host],
      [
        explore,
        sight("sights/:id") { .sight($0) },
        sight("sights/:id/visit") {
          Route(tab: .explore, [.sight(id: $0)], modals: [.visit(of: $0)])
        },
        sight("sights/:id/reviews") { Route(tab: .explore, [.sight(id: $0), .reviews(id: $0)]) },
        sight("sights/:id/guide") { Route(tab: .explore, [.sight(id: $0), .guide(id: $0)]) },
        writeReview,
        Link("saved", to: Route(tab: .saved)),
        sight("saved/:id") { Route(tab: .saved, [.sight(id: $0)]) },
        clearSaved,
        Link("account", to: Route(tab: .account)),
        Link("account/unsent", requires: .signedIn, to: Route(tab: .account, [.unsent])),
        Link("account/sign-in", to: Route(tab: .account, modals: [[.signIn]])),
        Link("account/register", to: Route(tab: .account, modals: [[.register]])),
      ])
  }

  /// Returns the address of a route, for sharing; nil if the route has none.
  static func address(of route: Route<AppMap>) -> String? { table.url(for: route, as: .universal) }

  /// Opens the form for a review above the reviews of its sight, in the tab where the user is.
  ///
  /// If nobody is signed in, or the user is elsewhere, the form's link opens it, which asks for a sign-in first.
  static func writing(about id: Sight.ID, in state: AppState) -> any ActionType {
    let place = state.navigation.route
    if state.session.isSignedIn, place.screens.contains(.sight(id: id)) {
      return AppRoute.go(form(about: id, at: place))
    }
    let link = RawLink(address(of: form(about: id)) ?? "")
    return LinkAction<AppMap>.received(link, from: .inApp)
  }

  /// The form for a review above the reviews of its sight, which is open at a place, or opens there.
  private static func form(
    about id: Sight.ID, at place: Route<AppMap> = Route(tab: .explore)
  ) -> Route<AppMap> {
    let list = place.screens.prefix { $0 != .sight(id: id) }
    return Route(
      root: place.root, tab: place.tab, list + [.sight(id: id), .reviews(id: id)],
      modals: [[.writeReview(id: id)]])
  }
}

nonisolated extension LinkRequirement {
  /// Someone must be signed in.
  static let signedIn: Self = "signed in"
}

nonisolated extension AppLinks {
  private static let explore = Link<AppMap>(
    "explore", .query("search", .string(min: 1, max: 100)),
    .query("sort", .oneOf(SightQuery.Sort.self)), .query("order", .oneOf(SightQuery.Order.self))
  ) { search, sort, order in
    let query = SightQuery(search: search ?? "", sort: sort, order: order)
    return Route(tab: .explore, query == SightQuery() ? [] : [.results(query)])
  }

  private static let writeReview = sight("sights/:id/reviews/new", requires: .signedIn) {
    form(about: $0)
  }

  private static let clearSaved = Link<AppMap>(
    "saved/clear", asking: { .clearing(link: $0) }, to: Route(tab: .saved))

  /// Creates a link to a route that begins with the screen of a sight.
  private static func sight(
    _ pattern: String, requires requirement: LinkRequirement? = nil,
    to place: @escaping @Sendable (Sight.ID) -> Route<AppMap>
  ) -> Link<AppMap> {
    Link(pattern, .int("id", in: Sight.ids), requires: requirement, to: place)
  }
}
