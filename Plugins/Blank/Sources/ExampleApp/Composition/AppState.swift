import Coordinator
import Redux

/// Everything that the app remembers.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .home)
  var links = LinkState<AppMap>()
  var storage = StorageState()
  var home = HomeState()

  /// Whether something is being loaded, so that `--plain` waits for it.
  var isLoading: Bool { false }

  /// Why the topmost screen can't show what it should, in words; nil if it can.
  var failure: String? { nil }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    storage.reduce(action)
    home.reduce(action)
  }
}
