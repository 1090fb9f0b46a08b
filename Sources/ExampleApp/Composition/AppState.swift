import Coordinator
import Redux

/// All that the app remembers.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)
  var links = LinkState<AppMap>()
  var sights = SightsState()
  var explore = ExploreState()
  var sight = SightState()
  var saved = SavedState()
  var reviews = ReviewsState()
  var account = AccountState()
  var visits = VisitsState()
  var storage = StorageState()
  var inspector = InspectorState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    sights.reduce(action)
    explore.reduce(action)
    sight.reduce(action)
    saved.reduce(action)
    reviews.reduce(action)
    account.reduce(action)
    visits.reduce(action)
    storage.reduce(action)
    inspector.reduce(action)
  }
}
