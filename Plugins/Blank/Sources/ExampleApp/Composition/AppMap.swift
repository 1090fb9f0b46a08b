import Coordinator

/// The tabs and screens of the app.
enum AppMap: NavigationMap {
  /// A tab, in the order of the tab bar.
  enum Tab: String, CaseIterable, Codable, Sendable {
    case home
  }

  /// A screen, whose identity includes what it shows.
  enum Screen: Hashable, Codable, Sendable {
    case home
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .home: .home
    }
  }
}

/// An action that navigates.
typealias AppRoute = RouteAction<AppMap>

extension AppMap.Screen {
  /// Whether the screen is a form, which is not restored when the app starts again.
  var isForm: Bool {
    switch self {
    case .home: false
    }
  }
}
