import AppShell
import Coordinator

/// The tabs and screens of the app.
enum AppMap: NavigationMap {
  /// An alert; the app adds none to the shell's.
  typealias Dialog = ShellDialog

  /// A tab, in the order of the tab bar, which an app with one tab doesn't show.
  enum Tab: String, CaseIterable, Codable, Sendable {
    case home
  }

  /// A screen, whose identity includes what it shows.
  enum Screen: Hashable, Codable, Sendable {
    case home
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .home: .home
    }
  }
}

/// An action that navigates.
typealias AppRoute = RouteAction<AppMap>
