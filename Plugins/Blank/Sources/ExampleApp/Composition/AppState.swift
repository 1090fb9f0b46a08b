import Coordinator
import CoordinatorLinks
import Redux

/// Everything that the app remembers.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .home)
  var links = LinkState<AppMap>()
  var storage = StorageState()
  var home = ScreenStates<AppMap, HomeState>()

  /// Makes the state when the app starts.
  ///
  /// Reducing any action makes the states of its first screens.
  init() { reduce(AppRoute.popToRoot) }

  /// Whether something is being loaded, so that `--plain` waits for it.
  var isLoading: Bool { false }

  /// Why the topmost screen can't show what it should, in words; nil if it can.
  var failure: String? { nil }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    home.follow(navigation) { $0 == .home ? HomeState() : nil }
    home.reduce(action)
    links.reduce(action)
    storage.reduce(action)
  }
}
