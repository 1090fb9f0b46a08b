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
  var navigation: NavigationState<Map> { get }
  /// The link that waits, and what became of the last one.
  var links: LinkState<Map> { get }
}
