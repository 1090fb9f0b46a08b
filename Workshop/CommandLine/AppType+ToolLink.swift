import AppShell

extension AppType {
  /// Returns whether a link opens a tool, whatever the link's scheme: each configuration of an app has its own.
  static func opensTool(_ link: String) -> Bool {
    tools.contains { tool in
      tool.link.map { $0.withoutScheme == link.withoutScheme } ?? false
    }
  }
}

extension String {
  fileprivate var withoutScheme: Substring {
    firstRange(of: "://").map { self[$0.upperBound...] } ?? self[...]
  }
}
