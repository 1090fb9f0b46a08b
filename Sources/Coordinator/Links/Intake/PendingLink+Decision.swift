import Coordinator

/// What becomes of a pending link.
enum LinkDecision<Map: NavigationMap>: Equatable {
  /// It waits as before.
  case stay
  /// It waits for something else.
  case wait(PendingLink<Map>.Wait)
  /// It waits until everything has happened that was dispatched before, for example by an earlier link.
  case settle
  /// The app is asked to move to a route.
  case move(RouteAction<Map>, to: Route<Map>)
  /// The user is asked at their location.
  case ask(at: Route<Map>)
  /// The link has led to its route.
  case routed
  /// The link is given up.
  case refused(LinkRefusal)
}

extension PendingLink {
  /// Decides what becomes of the link: the one place that does.
  ///
  /// “Deep links that need a sign-in” has it as a table. Deciding again by the same facts changes nothing.
  func decision(by facts: LinkFacts<Map>) -> LinkDecision<Map> {
    if isOutOfReach(of: facts.owner) { return .refused(.signedOut(pattern: match.pattern)) }
    if wait == .moving || hasArrived(at: facts.place) { return arrival(by: facts) }
    guard let place = facts.place else { return superseded }
    if isOver(at: facts.time) { return .refused(.expired(pattern: match.pattern)) }
    switch wait {
    case .arriving:
      return [.allow, .deny].contains(facts.verdict) ? decision(byVerdictOf: facts) : .settle
    case .guarding(let old):
      guard old == facts.lastMove else { return superseded }
      return facts.verdict == .undecided ? .stay : decision(byVerdictOf: facts)
    case .detour(let form):
      switch facts.verdict {
      case .allow, .deny: return decision(byVerdictOf: facts)
      case .detour where leadsOut(of: form, facts) && !facts.isInForm:
        return decision(byVerdictOf: facts)
      case .detour, .undecided: return isIn(form, facts) ? .stay : superseded
      }
    case .leaving(let old, for: _):
      if old.root != match.route.root, place.root == match.route.root {
        return decision(byVerdictOf: facts)
      }
      if place != old, isBack(at: place) { return decision(byVerdictOf: facts) }
      if place != old || isAnswered { return superseded }
      return isCovered && facts.dialog == nil ? decision(byVerdictOf: facts) : .stay
    case .asking(let old):
      if place != old { return superseded }
      return isCovered && facts.dialog == nil ? .ask(at: old) : .stay
    case .moving: return arrival(by: facts)
    }
  }

  /// Returns whether the user is told of a refusal: always, unless they have left what the link had opened.
  func isExplained(_ refusal: LinkRefusal, by facts: LinkFacts<Map>) -> Bool {
    guard case .superseded = refusal else { return true }
    switch wait {
    case .asking: return false
    case .detour(let form): return facts.place.map { !form.isAbove($0) } ?? false
    case .leaving, .moving: return !isAnswered
    case .arriving, .guarding: return true
    }
  }

  private var superseded: LinkDecision<Map> { .refused(.superseded(pattern: match.pattern)) }

  /// Follows the guard's verdict.
  private func decision(byVerdictOf facts: LinkFacts<Map>) -> LinkDecision<Map> {
    switch facts.verdict {
    case .undecided: return .wait(.guarding(at: facts.lastMove))
    case .deny: return .refused(denied)
    case .detour where facts.isInForm:
      return facts.place.map { .wait(.detour(to: $0)) } ?? superseded
    case .detour(let action, forms: _):
      return facts.target.map { .move(action, to: $0) } ?? superseded
    case .allow:
      let reason = "That part of the app isn't available."
      return facts.target.map { .move(.go($0), to: $0) }
        ?? .refused(.unavailable(reason, pattern: match.pattern))
    }
  }

  /// Continues after the app was asked to go to a route: it is there, or something holds the request.
  private func arrival(by facts: LinkFacts<Map>) -> LinkDecision<Map> {
    guard let place = facts.place else { return superseded }
    guard let target else { return decision(byVerdictOf: facts) }
    guard place == target else { return .wait(.leaving(at: place, for: target)) }
    if isInDetour { return .wait(.detour(to: place)) }
    if match.requirement != nil, !facts.verdict.isMet { return .refused(denied) }
    return match.dialog == nil ? .routed : .ask(at: place)
  }

  /// Returns whether the user has left a lock for the link's route, or for a detour.
  func hasArrived(at place: Route<Map>?) -> Bool {
    if case .leaving = wait { place == target } else { false }
  }

  private var denied: LinkRefusal { .denied(match.requirement ?? "", pattern: match.pattern) }

  /// Returns whether the link is kept for somebody else.
  private func isOutOfReach(of user: LinkOwner) -> Bool {
    wait != .arriving && owner != .nextUser && owner != user
  }

  /// Returns whether the link has waited for too long; in a form that the user has begun, it waits.
  private func isOver(at time: Duration) -> Bool {
    if case .detour = wait, isInUse { return false }
    return wait != .arriving && time >= expires
  }

  /// Returns whether the user is in a detour: above it, or anywhere in the root to which it has led.
  private func isIn(_ form: Route<Map>, _ facts: LinkFacts<Map>) -> Bool {
    guard let place = facts.place else { return false }
    if facts.isInForm { return true }
    return form.root == match.route.root ? place.isAbove(form) : place.root == form.root
  }

  /// Returns whether the detour has led to another root, and the guard now requires something elsewhere.
  private func leadsOut(of form: Route<Map>, _ facts: LinkFacts<Map>) -> Bool {
    form.root != match.route.root && facts.target.map { $0.root != form.root } ?? false
  }
}

extension LinkFacts {
  /// The user's location if it has changed since the start.
  fileprivate var lastMove: Route<Map>? { hasMoved ? place : nil }
}
