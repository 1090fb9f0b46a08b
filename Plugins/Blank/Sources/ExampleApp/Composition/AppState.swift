import Coordinator
import Redux

/// Everything that the app remembers.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .home)
  var links = LinkState<AppMap>()
  var storage = StorageState()
  var home = HomeState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    storage.reduce(action)
    home.reduce(action)
  }
}
