import Coordinator
import CoordinatorLinks

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

  private static func makeTable() -> LinkTable<AppMap> {
    do {
      return try LinkTable(
        schemes: [scheme], hosts: [host],
        [
          home, inspector,
        ])
    } catch {
      preconditionFailure("The links contradict each other; fix them in AppLinks. \(error)")
    }
  }
}

extension AppLinks {
  private static let home = Link<AppMap>("home", to: Route(tab: .home))
  private static let inspector = Link<AppMap>(
    "inspector", from: .inside, to: Route(tab: .inspector))
}
