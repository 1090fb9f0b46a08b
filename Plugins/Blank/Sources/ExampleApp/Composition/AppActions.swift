import Coordinator
import CoordinatorLinks
import Redux

/// All actions of the app, and all errors in them, so that recordings can be read.
let recordableTypes = RecordableTypes([
  AppRoute.self, ScreenAction<AppMap>.self, LinkAction<AppMap>.self, NavigationReport.self,
  StorageAction.self, CrashAction.self,
  HomeAction.self,
])
