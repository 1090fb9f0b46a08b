import Coordinator
import Redux
import UIKit

/// The smallest app for the model rooms, whose copies run in the real app.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .home)
  var home = ScreenStates<AppMap, HomeState>()
  var items = ScreenStates<AppMap, ItemsState>()

  init() { reduce(RouteAction<AppMap>.popToRoot) }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    home.follow(navigation) { $0 == .home ? HomeState() : nil }
    home.reduce(action)
    items.follow(navigation) { $0 == .items ? ItemsState() : nil }
    items.reduce(action)
  }
}

/// A tab for each model room.
enum AppMap: NavigationMap {
  enum Tab: CaseIterable, Codable, Sendable { case home, items }
  enum Screen: Codable, Sendable { case home, items }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .home: .home
    case .items: .items
    }
  }
}

/// What the list room loads its pages with.
struct Services: Sendable {
  var items: @Sendable (_ page: Int) async throws -> ItemsPage = ItemsPage.sample

  static func test(clock: any Clock<Duration>) -> Services { Services() }
}

/// What the coordinators of the model rooms work with.
struct ScreenContext {
  let appearance: Appearance<AppMap>
  let store: Store<AppState>
  let services: Services
  let effects: EffectScope<AppState>

  func send(_ action: any ActionType) {
    store.dispatch(ScreenAction<AppMap>(action, to: appearance))
  }

  func run(_ policy: EffectPolicy, _ effect: @escaping Effect<AppState>) {
    effects.run(policy, effect)
  }
}

/// The links to the model rooms.
enum AppLinks {
  static let scheme = "template"
}

/// Leaves the texts of the model rooms in English.
func localized(_ text: String) -> String { text }
