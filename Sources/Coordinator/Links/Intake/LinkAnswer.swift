public import Coordinator

/// An answer of an app's guard to a link that requires something.
public enum LinkAnswer<Map: NavigationMap>: Equatable, Sendable {
  /// The requirement holds: follow the link.
  case allow
  /// It isn't certain yet, as while a session is restored: keep the link and call the guard again.
  case wait
  /// The user can meet the requirement: keep the link and go there first, to a sign-in for example, or
  /// to another root by <doc:/Coordinator/RouteAction/enter(_:)>.
  case detour(RouteAction<Map>)
  /// The requirement does not hold and will not: refuse the link.
  case deny
}
