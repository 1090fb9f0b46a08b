import Redux

extension LinkIntake {
  /// Follows a link if the guard allows, or lets it wait, or refuses it.
  func follow(
    _ link: PendingLink<Map>, agreed: Bool, in state: State, _ dispatch: Dispatch
  ) {
    switch guardAnswer(to: link, in: state) {
    case .allow: open(link, agreed: agreed, dispatch)
    case .wait: dispatch(pend(link, .guarding(at: state[keyPath: navigation].lastMove)))
    case .detour(let action):
      var place = state[keyPath: navigation]
      place.reduce(action)
      dispatch(action)
      dispatch(pend(link, .detour(to: place.route)))
    case .deny:
      guard let requirement = link.match.requirement else { return }
      let refusal = LinkRefusal.denied(requirement, pattern: link.match.pattern)
      dispatch(LinkAction<Map>.refused(refusal, from: link.source))
    }
  }

  /// Follows a link that waited, unless there is something against it by now.
  func resume(_ link: PendingLink<Map>, agreed: Bool, in state: State, _ dispatch: Dispatch) {
    if let refusal = objection(to: link, in: state) {
      dispatch(LinkAction<Map>.refused(refusal, from: link.source))
    } else {
      follow(link, agreed: agreed, in: state, dispatch)
    }
  }

  /// Looks, after any action, whether the waiting link may go on or has to go.
  func review(in state: State, _ dispatch: Dispatch) {
    guard let link = state[keyPath: links].pending else { return }
    if let refusal = objection(to: link, in: state) {
      dispatch(LinkAction<Map>.dropped(link, refusal))
    } else if canGoOn(link, in: state) {
      dispatch(LinkAction.replayed(link))
    } else if link.owner == nil, identity(state) != nil {
      var owned = link
      owned.owner = identity(state)
      dispatch(LinkAction.pended(owned))
    }
  }

  /// A link shows; what it would do waits until the user has seen where and has agreed.
  private func open(_ link: PendingLink<Map>, agreed: Bool, _ dispatch: Dispatch) {
    let match = link.match
    if !agreed {
      dispatch(RouteAction.go(match.route))
      guard match.effect == nil else { return dispatch(pend(link, .asking(at: match.route))) }
    } else if let effect = match.effect {
      dispatch(effect.action)
    }
    dispatch(LinkAction<Map>.routed(pattern: match.pattern, from: link.source))
  }

  private func canGoOn(_ link: PendingLink<Map>, in state: State) -> Bool {
    switch (link.wait, guardAnswer(to: link, in: state)) {
    case (.asking, _), (_, .wait), (.detour, .detour): false
    case (_, .allow), (_, .deny), (.guarding, .detour): true
    }
  }

  private func objection(to link: PendingLink<Map>, in state: State) -> LinkRefusal? {
    let pattern = link.match.pattern
    if now() >= link.expires { return .expired(pattern: pattern) }
    if let owner = link.owner, owner != identity(state) { return .signedOut(pattern: pattern) }
    let isAlive = link.isAlive(in: state[keyPath: navigation])
    return isAlive ? nil : .superseded(pattern: pattern)
  }

  private func guardAnswer(to link: PendingLink<Map>, in state: State) -> LinkAnswer<Map> {
    link.match.requirement.map { answer($0, state) } ?? .allow
  }

  private func pend(_ link: PendingLink<Map>, _ wait: PendingLink<Map>.Wait) -> LinkAction<Map> {
    .pended(
      PendingLink(
        id: link.id, match: link.match, source: link.source, expires: link.expires,
        owner: link.owner, wait: wait))
  }
}
