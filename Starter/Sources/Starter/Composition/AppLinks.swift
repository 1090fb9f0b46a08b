import Coordinator
import CoordinatorLinks

/// All links of the app.
nonisolated enum AppLinks {
  static let scheme = "starter"
  static let host = "starter.example"

  /// The meaning of links, how they are written, and who may use them.
  static let table = makeTable()

  private static func makeTable() -> LinkTable<AppMap> {
    do {
      return try LinkTable(
        schemes: [scheme, "\(scheme)-development"], hosts: [host],
        [
          home
        ])
    } catch {
      preconditionFailure("The links contradict each other; fix them in AppLinks. \(error)")
    }
  }
}

nonisolated extension AppLinks {
  private static let home = Link<AppMap>("home", to: Route(tab: .home))
}
