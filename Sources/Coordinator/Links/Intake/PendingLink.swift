public import Coordinator
import Redux

/// A link that is kept until the guard allows it, or until its dialog is answered.
///
/// There is at most one. It is dropped when it expires, when a newer link is parsed, when the user
/// goes elsewhere, and when its user signs out or another one signs in.
public struct PendingLink<Map: NavigationMap>: Equatable, Sendable {
  /// The reason why a link is pending, and where the user is in the meantime.
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
  }

  /// The number of the link, which tells it from others with the same meaning.
  public let id: Int

  /// The link's meaning.
  public let match: LinkMatch<Map>

  /// Where it came from.
  public let source: LinkSource

  /// When it is dropped.
  public let expires: ContinuousClock.Instant

  /// The user for whom it is kept.
  public internal(set) var owner: LinkOwner

  /// The reason why it waits.
  public internal(set) var wait: Wait

  /// The link's dialog, once its route is shown.
  var question: Map.Dialog? {
    if case .asking = wait { match.dialog } else { nil }
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
  func isAbove(_ base: Self) -> Bool {
    guard root == base.root, tab == base.tab, modals.count >= base.modals.count else {
      return false
    }
    guard base.modals.isEmpty else {
      return zip(modals, base.modals).allSatisfy { $0.isSame(as: $1) }
    }
    return screens.starts(with: base.screens)
  }
}

extension LinkIntake {
  /// Makes a link that waits, or that waits for another reason than before.
  func pendingLink(
    of match: LinkMatch<Map>, from source: LinkSource, _ pending: PendingLink<Map>?,
    _ wait: PendingLink<Map>.Wait, in state: State
  ) -> PendingLink<Map> {
    PendingLink(
      id: state[keyPath: links].count, match: match, source: source,
      expires: pending?.expires ?? now().advanced(by: lifetime),
      owner: pending?.owner ?? owner(state), wait: wait)
  }

  /// Looks where navigation has gone for a link: a lock may have kept the user where they were.
  func settle(_ link: PendingLink<Map>, in state: State, _ dispatch: Dispatch) {
    guard case .leaving(let place, for: let next) = link.wait else { return }
    var link = link
    if state[keyPath: navigation].route != place || place == next {
      if next != link.match.route {
        link.wait = .detour(to: next)
      } else if link.match.dialog != nil {
        link.wait = .asking(at: next)
      } else {
        return dispatch(LinkAction<Map>.routed(pattern: link.match.pattern, from: link.source))
      }
    }
    dispatch(LinkAction.deferred(link))
  }

  func resume(
    _ link: PendingLink<Map>, in state: State, _ dispatch: Dispatch
  ) {
    if let refusal = objection(to: link, in: state) {
      dispatch(LinkAction<Map>.refused(refusal, from: link.source))
    } else {
      follow(link.match, from: link.source, resuming: link, in: state, dispatch)
    }
  }

  /// Replays or drops the pending link if it is time, and gives it to the user who has signed in.
  func review(in state: State, _ dispatch: Dispatch) {
    guard var link = state[keyPath: links].pending else { return }
    if let refusal = objection(to: link, in: state) {
      dispatch(LinkAction<Map>.dropped(link, refusal))
    } else if case .leaving(_, for: let next) = link.wait, next != link.match.route {
      if state[keyPath: navigation].route == next { settle(link, in: state, dispatch) }
    } else if isDecided(link, in: state) {
      dispatch(LinkAction.replayed(link))
    } else if link.owner != owner(state) {
      link.owner = owner(state)
      dispatch(LinkAction.deferred(link))
    }
  }

  private func isDecided(_ link: PendingLink<Map>, in state: State) -> Bool {
    if case .leaving(_, for: let next) = link.wait {
      return state[keyPath: navigation].route == next
    }
    return switch (link.wait, guardAnswer(to: link.match, in: state)) {
    case (.leaving, _), (.asking, _), (_, .wait): false
    case (.detour, .detour): isFreeOfAnotherRoot(link, in: state)
    case (_, .allow), (_, .deny), (.guarding, .detour): true
    }
  }

  private func objection(to link: PendingLink<Map>, in state: State) -> LinkRefusal? {
    let pattern = link.match.pattern
    if now() >= link.expires { return .expired(pattern: pattern) }
    if link.owner != .nextUser, link.owner != owner(state) { return .signedOut(pattern: pattern) }
    if link.isAlive(in: state[keyPath: navigation]) || isFreeOfAnotherRoot(link, in: state) {
      return nil
    }
    return .superseded(pattern: pattern)
  }

  /// Returns whether nothing keeps the link in another root any longer, which the user may have left since: it
  /// may be followed, or requires something elsewhere.
  private func isFreeOfAnotherRoot(_ link: PendingLink<Map>, in state: State) -> Bool {
    guard case .detour(let place) = link.wait, place.root != link.match.route.root else {
      return false
    }
    switch guardAnswer(to: link.match, in: state) {
    case .allow: return true
    case .detour(let action):
      var next = state[keyPath: navigation]
      next.reduce(action)
      return next.root != place.root
    case .wait, .deny: return false
    }
  }
}
