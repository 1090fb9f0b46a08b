import AppComponents
import AppShell
import Coordinator
import CoordinatorLinks
import Redux

/// Everything that the app remembers.
struct AppState: AppStateType {
  var navigation = NavigationState<AppMap>(selectedTab: .explore)
  var links = LinkState<AppMap>()
  var catalogue = CatalogueState()
  var explore = ExploreState()
  var bookmarks = BookmarksState()
  var feedback = FeedbackState()
  var guestBook = GuestBookState()
  var downloads = DownloadsState()
  var session = SessionState()
  var signIn = ScreenStates<AppMap, SignInState> { $0 == .signIn ? SignInState() : nil }
  var register = ScreenStates<AppMap, RegisterState> { $0 == .register ? RegisterState() : nil }
  var visit = ScreenStates<AppMap, VisitState> {
    if case .visit = $0 { VisitState() } else { nil }
  }
  var visits = VisitsState()
  var storage = StorageState<SavedData>()
  var slowRequests = SlowRequestsState()
  var update = UpdateState()

  /// The forms whose text would be lost with them, unlike a review's; none once it was sent.
  var formsWithText: Set<AppMap.Screen> {
    if session.isSignedIn { return [] }
    return signIn.screens(where: \.form.hasText).union(register.screens(where: \.form.hasText))
  }

  /// The email that the user typed in the last form, to go on with it in the other: to register, or to sign in.
  var typedEmail: String? {
    navigation.screenIDs.compactMap { signIn[$0]?.email ?? register[$0]?.email }
      .last { !$0.isEmpty }
  }

  mutating func reduce(_ action: any ActionType) {
    forgetUser(because: action)
    // First, because a screen's own state begins and ends with its screen.
    navigation.reduce(action)
    links.reduce(action)
    signIn.reduce(action, in: navigation)
    register.reduce(action, in: navigation)
    visit.reduce(action, in: navigation)
    catalogue.reduce(action)
    explore.reduce(action)
    explore.follow(catalogue)
    bookmarks.reduce(action)
    feedback.reduce(action)
    guestBook.reduce(action)
    downloads.reduce(action)
    session.reduce(action)
    visits.reduce(action)
    storage.reduce(action)
    slowRequests.reduce(action)
    update.reduce(action)
  }
}
