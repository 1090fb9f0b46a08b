import Coordinator
import CoordinatorLinks
import Redux

/// The state of the app.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)
  var guestBook = GuestBookState()
  var links = LinkState<AppMap>()
  var catalogue = CatalogueState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    guestBook.reduce(action)
    links.reduce(action)
    catalogue.reduce(action)
  }
}
