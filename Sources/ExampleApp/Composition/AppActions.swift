import Coordinator
import Redux

/// All actions of the app, and all errors in them, so that recordings can be read.
let recordableTypes = RecordableTypes([
  AppRoute.self, ScreenAction<AppMap>.self, LinkAction<AppMap>.self, NavigationReport.self,
  StorageAction.self, LockAction<AppMap>.self,
  AccountAction.self, BookmarksAction.self, CatalogueAction.self, ExploreAction.self,
  GuestBookAction.self, RegisterAction.self, ReviewsAction.self, SavedAction.self,
  SessionAction.self, SightAction.self, SignInAction.self, UpdateAction.self, VisitAction.self,
  WaitAction.self, WriteReviewAction.self,
  ClientError.self,
])
