import Coordinator
import CoordinatorLinks

/// The tabs, screens and alerts of the app.
enum AppMap: NavigationMap {
  /// A tab, in the order of the tab bar.
  enum Tab: String, CaseIterable, Codable, Sendable {
    case home
    case inspector
  }

  /// A screen, whose identity includes what it shows.
  enum Screen: Hashable, Codable, Sendable {
    case home
    case inspector
  }

  /// An alert.
  enum Dialog: Codable, Hashable {
    case question(LinkQuestion)
    case refusal(LinkExplanation)
    case crash(CrashReport)
  }

  static func tabs(of root: OnlyRoot) -> [Tab] {
    Tab.allCases.filter { hasInspector || $0 != .inspector }
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .home: .home
    case .inspector: .inspector
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
    case .inspector: false
    }
  }
}

extension AppMap.Dialog {
  /// What the alert says, and what the user can choose.
  var content: DialogContent {
    switch self {
    case .question(let question): question.content(confirming: localized("Continue"))
    case .refusal(let explanation): explanation.content
    case .crash(let report): report.content
    }
  }
}
