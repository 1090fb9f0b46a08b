import Coordinator

/// A small app with enough tabs and screens for every case.
enum TestMap: NavigationMap {
  enum Root: String, CaseIterable, Codable {
    case main, onboarding
  }

  enum Tab: String, CaseIterable, Hashable, Codable, Sendable {
    case explore, saved, account, welcome
  }

  enum Screen: Hashable, Codable, Sendable {
    case explore
    case saved
    case account
    case welcome
    case sight(Int)
    case visit(Int)
    case results(search: String?, sort: SortOrder?)
    case review(Int)
    case signIn
    case register
    case page(String)
  }

  enum Dialog: Hashable, Sendable {
    case question(Int)
    case notice
  }

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .main: [.explore, .saved, .account]
    case .onboarding: [.welcome]
    }
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .welcome: .welcome
    case .explore: .explore
    case .saved: .saved
    case .account: .account
    }
  }
}

enum SortOrder: String, CaseIterable, Codable, Sendable {
  case name, rating, year
}

typealias Place = NavigationState<TestMap>
typealias Step = NavigationStep<TestMap>
typealias Action = RouteAction<TestMap>
typealias TestRoute = Route<TestMap>
typealias Sheet = Modal<TestMap>
typealias Screen = TestMap.Screen

extension NavigationState where Map == TestMap {
  var containers: [NavigationContainer<TestMap>] {
    tabs.map { .tab($0) } + modals.indices.map { .modal($0) }
  }
}
