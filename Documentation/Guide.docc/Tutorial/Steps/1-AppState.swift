import Coordinator
import Redux

/// All that the app remembers.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
  }
}
