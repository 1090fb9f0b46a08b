import Coordinator
import CoordinatorLinks

/// All links of the app.
enum AppLinks {
  /// The only definition of what links mean, how they are written, and where they may come from.
  static let table = makeTable()

  /// Returns the address of a place, as people share it, or `nil` if it has none.
  static func address(of route: Route<AppMap>) -> String? {
    table.url(for: route, as: .universal)
  }

  private static func makeTable() -> LinkTable<AppMap> {
    do {
      return try LinkTable(
        schemes: ["sights"], hosts: ["sights.example"], [explore, reviews, writeReview])
    } catch {
      preconditionFailure("The links contradict each other; mend them in AppLinks. \(error)")
    }
  }
}

extension LinkRequirement {
  /// The user must be signed in.
  static let signedIn: Self = "signed in"
}

extension AppLinks {
  private static let id = LinkParameter<Int>.int("id", in: 1...999_999)

  private static let explore = Link<AppMap>("explore", to: Route(tab: .explore))

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
    if case .writeReview(let id)? = route.modals.last?.stack.last { id } else { nil }
  }
}
