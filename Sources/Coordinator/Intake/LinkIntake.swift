import Redux

/// What the link middleware knows of its app, and what it does with each action.
struct LinkIntake<State, Map: NavigationMap>: Sendable {
  let table: LinkTable<Map>
  let links: any KeyPath<State, LinkState<Map>> & Sendable
  let navigation: any KeyPath<State, NavigationState<Map>> & Sendable
  let identity: @Sendable (State) -> String?
  let lifetime: Duration
  let now: @Sendable () -> ContinuousClock.Instant
  let answer: @Sendable (LinkRequirement, State) -> LinkAnswer<Map>

  var middleware: Middleware<State> {
    { dispatch, getState in
      { next in
        { action in
          let taken = taken(by: action, from: getState)
          next(action)
          if let taken {
            resume(taken, agreed: action.isYes(Map.self), in: getState(), dispatch)
          } else {
            react(to: action, in: getState(), dispatch)
          }
        }
      }
    }
  }

  /// The waiting link that an action sets in motion: the reducer then forgets it, so that no second
  /// action can.
  private func taken(by action: any ActionType, from getState: () -> State) -> PendingLink<Map>? {
    switch action as? LinkAction<Map> {
    case .replayed(let link): link == getState()[keyPath: links].pending ? link : nil
    case .confirmed:
      getState()[keyPath: links].question == nil ? nil : getState()[keyPath: links].pending
    default: nil
    }
  }

  private func react(to action: any ActionType, in state: State, _ dispatch: Dispatch) {
    switch action as? LinkAction<Map> {
    case .received(let link, let source): dispatch(parse(link, from: source))
    case .parsed(let match, let source): begin(match, from: source, in: state, dispatch)
    default: review(in: state, dispatch)
    }
  }

  private func parse(_ link: RawLink, from source: LinkSource) -> LinkAction<Map> {
    switch table.parse(link.text, from: source) {
    case .success(let match): .parsed(match, from: source)
    case .failure(let refusal): .refused(refusal, from: source)
    }
  }

  private func begin(
    _ match: LinkMatch<Map>, from source: LinkSource, in state: State, _ dispatch: Dispatch
  ) {
    let link = PendingLink(
      id: state[keyPath: links].count, match: match, source: source,
      expires: now().advanced(by: lifetime), owner: identity(state),
      wait: .guarding(at: state[keyPath: navigation].lastMove))
    follow(link, agreed: false, in: state, dispatch)
  }
}

extension ActionType {
  fileprivate func isYes<Map: NavigationMap>(_ map: Map.Type) -> Bool {
    self as? LinkAction<Map> == .confirmed
  }
}
