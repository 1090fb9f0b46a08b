import Coordinator

/// The tabs and screens of Sights.
enum AppMap: NavigationMap {
  /// A tab, in the order of the tab bar.
  enum Tab: String, CaseIterable, Codable, Sendable {
    case home
  }

  /// A screen; what it shows is part of which one it is.
  enum Screen: Hashable, Codable, Sendable {
    case home
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .home: .home
    }
  }
}

/// Where Sights can go.
typealias AppRoute = RouteAction<AppMap>

extension AppMap.Screen {
  /// Whether it is there to be filled in.
  var isForm: Bool {
    switch self {
    case .home: false
    }
  }
}
