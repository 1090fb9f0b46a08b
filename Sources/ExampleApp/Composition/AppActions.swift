import Coordinator
import CoordinatorLinks
import Redux

/// All actions of the app, and all errors in them, so that recordings can be read.
let recordableTypes = RecordableTypes([
  AppRoute.self, ScreenAction<AppMap>.self, LinkAction<AppMap>.self, NavigationReport.self,
  StorageAction.self, CrashAction.self, LockAction<AppMap>.self,
  AccountAction.self, BookmarksAction.self, CatalogueAction.self, FeedbackAction.self,
  ExploreAction.self,
  GuestBookAction.self, GuideAction.self, GuidesAction.self, RegisterAction.self,
  ReviewsAction.self, SavedAction.self,
  SessionAction.self, SightAction.self, SignInAction.self, UpdateAction.self, VisitAction.self,
  WaitAction.self, WriteReviewAction.self,
  ClientError.self, GuideProblem.self,
])
