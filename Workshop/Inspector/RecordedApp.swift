public import AppShell
import Coordinator
import CoordinatorLinks
package import Redux

/// An app whose recordings can be read again, because it lists its actions.
///
/// Say so in the file with the app's tools, which a build for the App Store compiles without it:
///
/// ```swift
/// #if TOOLS
///   extension TriviaApp: RecordedApp {
///     static let recordedTypes: [any (Codable & Sendable).Type] = [
///       HomeAction.self
///     ]
///     static let tools = developerTools()
///   }
/// #endif
/// ```
///
/// An app that doesn't is recorded as well, but a file of its recording can't be read.
public protocol RecordedApp: AppType {
  /// The app's own actions, and the errors in them.
  static var recordedTypes: [any (Codable & Sendable).Type] { get }
}

extension AppType {
  /// The types of the app's own actions, as far as it lists them.
  package static var ownRecordedTypes: [any (Codable & Sendable).Type] {
    (Self.self as? any RecordedApp.Type)?.recordedTypes ?? []
  }

  /// The types of all actions, and of the errors in them: the app's own and the libraries'.
  package static var recordableTypes: RecordableTypes {
    RecordableTypes(
      [
        RouteAction<Map>.self, Addressed<ScreenID<Map>>.self, LinkAction<Map>.self,
        Addressed<WindowID>.self, WindowAction.self, NavigationReport.self,
        StorageAction<Saved>.self, StorageProblem.self, AppAction.self,
      ] + ownRecordedTypes)
  }
}
