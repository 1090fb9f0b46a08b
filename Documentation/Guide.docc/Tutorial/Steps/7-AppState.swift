import Coordinator
import Redux

/// The state of the app.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)
  var reviews = ReviewsState()
  var links = LinkState<AppMap>()
  var catalogue = CatalogueState()
  var session = SessionState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    reviews.reduce(action)
    links.reduce(action)
    catalogue.reduce(action)
    session.reduce(action)
  }
}
