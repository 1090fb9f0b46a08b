/// A link that waits: for the guard, or for the user's yes.
///
/// It is bound to one intent. It is given up when it expires, when a newer link is parsed, when the
/// user goes elsewhere, and when the user it waits for signs out or another signs in.
public struct PendingLink<Map: NavigationMap>: Equatable, Sendable {
  /// What a link waits for, and where the user is meanwhile.
  public enum Wait: Equatable, Sendable {
    /// The guard does not know yet; the user is still here, or has not moved since the app's start,
    /// before or after it was restored.
    case guarding(at: Route<Map>?)

    /// The user was sent here, or higher, to do what the guard wants.
    case detour(to: Route<Map>)

    /// The user is asked here whether the link may do what it would do.
    case asking(at: Route<Map>)
  }

  /// Tells this link from others that mean the same.
  public let id: Int

  /// What the link means.
  public let match: LinkMatch<Map>

  /// Where it came from.
  public let source: LinkSource

  /// When it is given up.
  public let expires: ContinuousClock.Instant

  /// Who was signed in when it came, or signed in since; `nil` if nobody.
  public internal(set) var owner: String?

  /// What it waits for.
  public let wait: Wait
}

extension PendingLink: CustomStringConvertible {
  /// The pattern and the source.
  public var description: String { "\(match) (\(source.words))" }
}

extension PendingLink {
  /// Whether the user is still where this link's intent lives.
  func isAlive(in navigation: NavigationState<Map>) -> Bool {
    switch wait {
    case .guarding(nil): !navigation.hasMoved
    case .guarding(let place?), .asking(let place): navigation.route == place
    case .detour(let place): navigation.route.isAbove(place)
    }
  }
}

extension Route {
  /// Whether this place stands on another: it has the same modals and perhaps more, or without modals
  /// the same screens and perhaps more.
  func isAbove(_ base: Self) -> Bool {
    guard tab == base.tab, modals.count >= base.modals.count else { return false }
    guard base.modals.isEmpty else { return zip(modals, base.modals).allSatisfy { $0[0] == $1[0] } }
    return screens.starts(with: base.screens)
  }
}
