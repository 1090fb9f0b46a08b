public import Coordinator
public import CoordinatorLinks
public import Redux

/// The state of an app: where the user is, which link was received, and what the app adds.
///
/// The shell reads the two properties, and the app's reducer passes them each action.
///
/// ```swift
/// struct AppState: AppStateType {
///   var navigation = NavigationState<AppMap>(selectedTab: .home)
///   var links = LinkState<AppMap>()
///   var home = HomeState()
/// }
/// ```
public protocol AppStateType: StateType, Equatable {
  /// The map of the app.
  associatedtype Map: NavigationMap

  /// The user's location.
  ///
  /// In an app with several windows, a screen sees a copy of the state with the location in its own window.
  var navigation: NavigationState<Map> { get set }
  /// The link that waits, and what became of the last one.
  var links: LinkState<Map> { get }
}

extension AppStateType {
  /// Returns the state with the navigation of one window, as if it were the only one; nil if the window is closed.
  func alone(in window: WindowID) -> Self? {
    guard let own = navigation.alone(in: window) else { return nil }
    var copy = self
    copy.navigation = own
    return copy
  }

  /// Returns the state as the screens of a window see it: its navigation is that of their window.
  func seen(from window: WindowID) -> Self {
    guard window != navigation.window, let own = navigation.seen(from: window) else { return self }
    var copy = self
    copy.navigation = own
    return copy
  }
}

extension NavigationState {
  /// A window that isn't open.
  var newWindow: WindowID { WindowID((windows.last?.number ?? 0) + 1) }
}
