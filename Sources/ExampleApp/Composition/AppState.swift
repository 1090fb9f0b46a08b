import Coordinator
import Redux

/// Everything that the app remembers.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)
  var links = LinkState<AppMap>()
  var catalogue = CatalogueState()
  var explore = ExploreState()
  var sight = SightState()
  var bookmarks = BookmarksState()
  var guestBook = GuestBookState()
  var session = SessionState()
  var visits = VisitState()
  var storage = StorageState()
  var waits = WaitState()
  var update = UpdateState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    catalogue.reduce(action)
    explore.reduce(action)
    sight.reduce(action)
    bookmarks.reduce(action)
    guestBook.reduce(action)
    session.reduce(action)
    visits.reduce(action)
    storage.reduce(action)
    waits.reduce(action)
    update.reduce(action)
  }
}
