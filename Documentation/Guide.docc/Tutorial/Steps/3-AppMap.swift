import Coordinator

/// The tabs and screens of the app.
enum AppMap: NavigationMap {
  /// A tab, in the order of the tab bar.
  enum Tab: String, CaseIterable, Codable, Sendable {
    case explore
  }

  /// A screen, whose parameters are part of its identity.
  enum Screen: Hashable, Codable, Sendable {
    case explore
    case sight(id: Sight.ID)
    case reviews(id: Sight.ID)
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .explore: .explore
    }
  }
}

/// The ways to navigate in the app.
typealias AppRoute = RouteAction<AppMap>
