import Coordinator
import CoordinatorLinks

/// All links of the app.
nonisolated enum AppLinks {
  static let scheme = "starter"
  static let host = "starter.example"

  /// The meaning of links, how they are written, and who may use them.
  static let table = LinkTable<AppMap>.constant {
    try LinkTable(
      schemes: [scheme, "\(scheme)-development"], hosts: [host],
      [
        Link("home", to: Route(tab: .home))
      ])
  }
}
