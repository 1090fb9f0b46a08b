public import Coordinator

/// The verdict of an app's guard on a link that requires something.
public enum LinkVerdict<Map: NavigationMap>: Equatable, Sendable {
  /// The requirement holds: follow the link.
  case allow
  /// It isn't certain yet, for example while a session is restored: keep the link and call the guard again.
  case undecided
  /// The user can meet the requirement: keep the link and go there first, to a sign-in for example, or
  /// to another root by <doc:/Coordinator/RouteAction/enter(_:)>.
  ///
  /// If the user is already in one of the forms, such as a sign-in or a registration, the link waits behind that.
  case detour(RouteAction<Map>, forms: Set<Map.Screen> = [])
  /// The requirement does not hold and will not: refuse the link.
  case deny
}

extension LinkVerdict: Codable where Map.Dialog: Codable {}

extension LinkVerdict {
  /// Whether the requirement holds, or may hold.
  var isMet: Bool { self == .allow || self == .undecided }
}
