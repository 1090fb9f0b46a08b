/// What an app's guard says to a link that requires something.
public enum LinkAnswer<Map: NavigationMap>: Equatable, Sendable {
  /// What is required holds: follow the link.
  case allow

  /// It is not known yet, as while a session is being restored: keep the link, ask again.
  case wait

  /// The user can bring it about: keep the link, and go there meanwhile, to a sign-in say.
  case detour(RouteAction<Map>)

  /// It does not hold and will not: refuse the link.
  case deny
}
