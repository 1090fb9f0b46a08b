import Coordinator
import Redux

extension LinkIntake {
  /// Handles a link that has begun to wait, or waits for something else now.
  ///
  /// By now, everything that was dispatched before this action has happened.
  func handle(
    _ event: PendingLink<Map>, getState: () -> State, dispatch: Dispatch, next: Dispatch
  ) {
    let before = getState()[keyPath: links]
    let here = getState()[keyPath: navigation]
    let location = here.seen(from: event.window)
    let pending = before.pending
    let isKnown = pending?.id == event.id
    guard before.mayWait(event) else { return }
    var link = event
    switch event.wait {
    case .leaving(let place, for: let target):
      if location?.route != place || place == target {
        return arrive(link, at: target, isKnown: isKnown, in: here, dispatch, next)
      }
      if link.isAnswered {
        return end(link, .superseded(pattern: link.match.pattern), in: here, dispatch)
      }
    case .guarding where !isKnown: link.wait = .guarding(at: location?.lastMove)
    case .guarding, .detour, .asking, .resuming, .over: break
    }
    next(LinkAction.waits(link))
    let state = getState()
    switch link.wait {
    case .over(let refusal?) where isKnown:
      dispatch(LinkAction<Map>.refused(refusal, from: link.source))
    case .over(nil) where isKnown:
      dispatch(LinkAction<Map>.routed(pattern: link.match.pattern, from: link.source))
    case .resuming where pending?.wait != .resuming:
      if let refusal = objection(to: pending ?? link, in: state) {
        end(link, refusal, in: state[keyPath: navigation], dispatch)
      } else {
        follow(link.match, from: link.source, resuming: link, in: state, dispatch)
      }
    case .guarding: review(link, in: state, dispatch)
    case .over, .resuming, .leaving, .detour, .asking: break
    }
  }

  /// Goes on with a link that has left the place where it was.
  private func arrive(
    _ link: PendingLink<Map>, at target: Route<Map>, isKnown: Bool, in here: NavigationState<Map>,
    _ dispatch: Dispatch, _ next: Dispatch
  ) {
    var link = link
    if target != link.match.route {
      link.wait = .detour(to: target)
    } else if let dialog = link.match.dialog {
      link.wait = .asking(at: target)
      dispatch(request(.ask(dialog), for: link, in: here))
    } else if isKnown {
      return end(link, nil, in: here, dispatch)
    } else {
      return dispatch(LinkAction<Map>.routed(pattern: link.match.pattern, from: link.source))
    }
    next(LinkAction.waits(link))
  }

  /// Ends the wait of a link: it is refused, or has led to its route.
  func end(
    _ link: PendingLink<Map>, _ refusal: LinkRefusal?, in here: NavigationState<Map>,
    _ dispatch: Dispatch
  ) {
    if refusal != nil { endQuestion(of: link, in: here, dispatch) }
    var link = link
    link.wait = .over(refusal)
    dispatch(LinkAction.waits(link))
  }

  /// Takes back the question of a link.
  func endQuestion(
    of link: PendingLink<Map>, in here: NavigationState<Map>, _ dispatch: Dispatch
  ) {
    if let question = link.question {
      dispatch(request(.endDialog(question), for: link, in: here))
    }
  }

  private func place(of link: PendingLink<Map>, in state: State) -> NavigationState<Map>? {
    state[keyPath: navigation].seen(from: link.window)
  }

  /// Resumes or drops the pending link if it is time, and gives it to the user who has signed in.
  func review(_ pending: PendingLink<Map>, in state: State, _ dispatch: Dispatch) {
    if pending.wait == .resuming { return }
    if let refusal = objection(to: pending, in: state) {
      return end(pending, refusal, in: state[keyPath: navigation], dispatch)
    }
    var link = pending
    if case .leaving(_, for: let target) = link.wait, place(of: link, in: state)?.route == target {
      dispatch(LinkAction.waits(link))
    } else if isDecided(link, in: state) {
      link.wait = .resuming
      dispatch(LinkAction.waits(link))
    } else if link.owner != owner(state) {
      link.owner = owner(state)
      dispatch(LinkAction.waits(link))
    }
  }

  private func isDecided(_ link: PendingLink<Map>, in state: State) -> Bool {
    switch (link.wait, guardAnswer(to: link.match, in: state)) {
    case (.leaving, _): hasLeftAnotherRoot(link, in: state)
    case (.asking, _), (.resuming, _), (.over, _), (_, .wait): false
    case (.detour, .detour): isFreeOfAnotherRoot(link, in: state)
    case (_, .allow), (_, .deny), (.guarding, .detour): true
    }
  }

  /// Returns why a link may wait no longer, or `nil` if it may.
  func objection(to link: PendingLink<Map>, in state: State) -> LinkRefusal? {
    let pattern = link.match.pattern
    if link.owner != .nextUser, link.owner != owner(state) { return .signedOut(pattern: pattern) }
    let isAlive =
      place(of: link, in: state).map(link.isAlive) == true || isFreeOfAnotherRoot(link, in: state)
      || hasLeftAnotherRoot(link, in: state)
    if !isAlive { return .superseded(pattern: pattern) }
    return now() >= link.expires ? .expired(pattern: pattern) : nil
  }

  /// Returns whether a lock kept the link in another root, such as a gate's, from which the app has gone on to
  /// the link's own.
  private func hasLeftAnotherRoot(_ link: PendingLink<Map>, in state: State) -> Bool {
    guard case .leaving(let place, for: _) = link.wait, place.root != link.match.route.root
    else { return false }
    return self.place(of: link, in: state)?.root == link.match.route.root
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
      guard var next = self.place(of: link, in: state) else { return false }
      next.reduce(action)
      return next.root != place.root
    case .wait, .deny: return false
    }
  }
}
