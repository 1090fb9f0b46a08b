public import Coordinator
import Redux

/// A link that is kept until the guard allows it, or until its dialog is answered.
///
/// There is at most one. It is dropped when it expires, when a newer link is parsed, when the user
/// goes elsewhere, and when its user signs out or another user signs in.
public struct PendingLink<Map: NavigationMap>: Equatable, Sendable, Identifiable {
  /// The reason why a link is pending, and the user's location in the meantime.
  public enum Wait: Codable, Equatable, Sendable {
    /// The guard can't decide yet. The user is still at this route, or if it is `nil` has not moved
    /// since the app started.
    case guarding(at: Route<Map>?)
    /// The user was sent to this route, to a sign-in for example, and is there or above it.
    case detour(to: Route<Map>)
    /// A lock keeps the user at this route, and the request for the other route with it.
    case leaving(at: Route<Map>, for: Route<Map>)
    /// The user is asked at this route.
    case asking(at: Route<Map>)
    /// The guard has an answer, and is called again before the link is followed.
    case resuming
    /// It has ended: it has led to its route, or is refused for this reason.
    case over(LinkRefusal?)
  }

  /// The link's meaning.
  public let match: LinkMatch<Map>

  /// The source of the link.
  public let source: LinkSource

  /// The window that it is for, unless that is the first.
  private let otherWindow: WindowID?

  /// The time at which it is dropped, by the clock of the intake.
  let expires: Duration

  /// The user for whom it is kept.
  public internal(set) var owner: LinkOwner

  /// The reason why it waits.
  public internal(set) var wait: Wait

  /// Whether the user has answered the question of the lock that keeps them.
  private(set) var isAnswered = false

  init(
    match: LinkMatch<Map>, source: LinkSource, window: WindowID, expires: Duration,
    owner: LinkOwner, wait: Wait
  ) {
    self.match = match
    self.source = source
    otherWindow = window == .first ? nil : window
    self.expires = expires
    self.owner = owner
    self.wait = wait
  }

  /// The window that it is for.
  var window: WindowID { otherWindow ?? .first }

  /// The number of the link.
  public var id: Int { match.number }

  /// The link's dialog, once its route is shown.
  var question: Map.Dialog? {
    if case .asking = wait { match.dialog } else { nil }
  }

  /// The same link after the user has answered the question of the lock that keeps them.
  var answered: Self {
    var copy = self
    copy.isAnswered = true
    return copy
  }

  /// Returns whether the user is still where the link waits, or in the root to which a
  /// detour has led.
  func isAlive(in navigation: NavigationState<Map>) -> Bool {
    switch wait {
    case .guarding(nil): navigation.lastMove == nil
    case .guarding(let place?), .asking(let place): navigation.route == place
    case .leaving(let place, for: let next): [place, next].contains(navigation.route)
    case .detour(let place) where place.root != match.route.root: navigation.root == place.root
    case .detour(let place): navigation.route.isAbove(place)
    case .resuming, .over: true
    }
  }
}

extension PendingLink: Codable where Map.Dialog: Codable {}

/// The user for whom a pending link is kept, which is dropped rather than followed for another.
public enum LinkOwner: Hashable, Codable, Sendable {
  /// For this user, who is signed in.
  case user(String)
  /// For the user who signs in next, whoever that is; nobody is signed in.
  case nextUser
  /// For nobody, so that it is dropped when somebody signs in.
  case nobody
}

extension Route {
  /// Returns whether this route is on top of another: it has the same modals and perhaps more, or
  /// without modals the same screens and perhaps more.
  ///
  /// The screen on top of the other may have been replaced, as a register form replaces a sign-in.
  func isAbove(_ base: Self) -> Bool {
    guard root == base.root, tab == base.tab, modals.count >= base.modals.count else {
      return false
    }
    guard let last = base.modals.last else {
      return screens.count >= base.screens.count && screens.starts(with: base.screens.dropLast())
    }
    let position = base.modals.count - 1
    return zip(modals, base.modals.dropLast()).allSatisfy { $0.isSame(as: $1) }
      && modals[position].style == last.style
      && modals[position].stack.count >= last.stack.count
      && modals[position].stack.starts(with: last.stack.dropLast())
  }
}
