import Coordinator

/// All links of Sights.
enum AppLinks {
  static let scheme = "sights"
  static let host = "sights.example"

  /// The single source of what links mean, how they are written, and who may use them.
  static let table = makeTable()

  /// The address of a place, as people share it; nil if it has none.
  static func address(of route: Route<AppMap>) -> String? {
    table.url(for: route, as: .universal)
  }

  private static func makeTable() -> LinkTable<AppMap> {
    do {
      return try LinkTable(
        schemes: [scheme], hosts: [host],
        [
          home
        ])
    } catch {
      preconditionFailure("The links contradict each other; mend them in AppLinks. \(error)")
    }
  }
}

extension AppLinks {
  private static let home = Link<AppMap>("home", to: Route(tab: .home))
}
