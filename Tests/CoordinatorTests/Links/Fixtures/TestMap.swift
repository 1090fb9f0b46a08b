import Coordinator
import CoordinatorLinks

/// A small app with a screen for each kind of link.
enum TestMap: NavigationMap {
  enum Root: String, CaseIterable, Codable {
    case main, onboarding
  }

  enum Tab: String, CaseIterable, Codable {
    case explore, saved, account, welcome
  }

  enum Screen: Hashable, Codable {
    case explore, saved, account, welcome
    case sight(Int)
    case visit(Int)
    case results(search: String?, sort: SortOrder?)
    case review(Int)
    case page(String)
    case signIn, register
  }

  enum Dialog: Hashable {
    case clearing(Int)
    case refusal(LinkExplanation)
    indirect case discard(RouteAction<TestMap>)
  }

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .main: [.explore, .saved, .account]
    case .onboarding: [.welcome]
    }
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .explore: .explore
    case .saved: .saved
    case .account: .account
    case .welcome: .welcome
    }
  }
}

enum SortOrder: String, CaseIterable, Codable {
  case name, rating, year
}

typealias Place = NavigationState<TestMap>
typealias Action = RouteAction<TestMap>
typealias TestRoute = Route<TestMap>
typealias Screen = TestMap.Screen
