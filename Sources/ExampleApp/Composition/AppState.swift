import AppShell
import Coordinator
import CoordinatorLinks
import Redux

/// Everything that the app remembers.
struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)
  var links = LinkState<AppMap>()
  var catalogue = CatalogueState()
  var explore = ExploreState()
  var sight = SightState()
  var bookmarks = BookmarksState()
  var feedback = FeedbackState()
  var guestBook = GuestBookState()
  var guides = GuidesState()
  var session = SessionState()
  var signIn = ScreenStates<AppMap, SignInState>()
  var register = ScreenStates<AppMap, RegisterState>()
  var writeReview = ScreenStates<AppMap, WriteReviewState>()
  var visits = VisitState()
  var storage = StorageState<SavedData>()
  var waits = WaitState()
  var update = UpdateState()

  /// The forms whose text would be lost with them, unlike that of a review; none once it was sent.
  var formsWithText: Set<AppMap.Screen> {
    guard signIn.count + register.count > 0, !session.isSignedIn else { return [] }
    let forms = navigation.appearances.filter {
      signIn[$0]?.hasText ?? register[$0]?.hasText ?? false
    }
    return Set(forms.map(\.screen))
  }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    reduceForms(action)
    let action = action.unaddressed
    catalogue.reduce(action)
    explore.reduce(action)
    sight.reduce(action)
    bookmarks.reduce(action)
    feedback.reduce(action)
    guestBook.reduce(action)
    guides.reduce(action)
    session.reduce(action)
    visits.reduce(action)
    storage.reduce(action)
    waits.reduce(action)
    update.reduce(action)
  }

  /// Gives each form in the place a state of its own, which takes what is addressed to it.
  private mutating func reduceForms(_ action: any ActionType) {
    signIn.follow(navigation) { $0 == .signIn ? SignInState() : nil }
    register.follow(navigation) { $0 == .register ? RegisterState() : nil }
    writeReview.follow(navigation) {
      if case .writeReview = $0 { WriteReviewState() } else { nil }
    }
    signIn.reduce(action)
    register.reduce(action)
    writeReview.reduce(action)
  }
}
