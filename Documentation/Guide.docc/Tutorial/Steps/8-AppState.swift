import Coordinator
import CoordinatorLinks
import Redux

/// The state of the app.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)
  var guestBook = GuestBookState()
  var links = LinkState<AppMap>()
  var catalogue = CatalogueState()
  var session = SessionState()
  var waits = WaitState()
  var signIn = ScreenStates<AppMap, SignInState>()
  var register = ScreenStates<AppMap, RegisterState>()
  var writeReview = ScreenStates<AppMap, WriteReviewState>()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    signIn.follow(navigation) { $0 == .signIn ? SignInState() : nil }
    signIn.reduce(action)
    register.follow(navigation) { $0 == .register ? RegisterState() : nil }
    register.reduce(action)
    writeReview.follow(navigation) { if case .writeReview = $0 { WriteReviewState() } else { nil } }
    writeReview.reduce(action)
    let action = action.unaddressed
    guestBook.reduce(action)
    links.reduce(action)
    catalogue.reduce(action)
    session.reduce(action)
    waits.reduce(action)
  }
}
