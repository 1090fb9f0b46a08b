import AppShell
import Coordinator
import CoordinatorLinks
import Redux

/// Everything that the app remembers.
struct AppState: AppStateType {
  var navigation = NavigationState<AppMap>(selectedTab: .home)
  var links = LinkState<AppMap>()
  var home = ScreenStates<AppMap, HomeState> { $0 == .home ? HomeState() : nil }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    home.reduce(action, in: navigation)
    links.reduce(action)
  }
}
