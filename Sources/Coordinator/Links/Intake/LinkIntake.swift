public import Coordinator
public import Redux

/// Makes the middleware that turns links into routes: the only way in for all of them.
///
/// A link is parsed and its source is checked. Then the guard decides whether it is followed, becomes
/// pending, or is refused. With every action, a pending link is looked at again: it is followed once
/// the guard allows, and dropped when it has expired or the user has gone elsewhere.
///
/// - Parameters:
///   - table: The app's links.
///   - links: The path to the state of links.
///   - navigation: The path to the state of navigation.
///   - hosts: Returns the hosts that are known only at run time, for example after a sign-in.
///   - lifetime: How long a link may be pending; five minutes by default.
///   - now: Returns the time; a test gives its own.
///   - gate: Returns whether any link may be followed; one that comes during a detour by it waits.
///   - owner: Returns for whom a link is kept that comes now. While nobody is signed in, that is your
///     decision: for the user who signs in next, or for nobody.
///   - guard: Returns whether a requirement holds. It is called with each action while a link is
///     pending, on the thread that reduces, so it should only look at the state.
/// - Returns: The middleware.
public func linkIntake<State, Map>(
  table: LinkTable<Map>,
  links: any KeyPath<State, LinkState<Map>> & Sendable,
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  hosts: @escaping @Sendable (State) -> [String] = { _ in [] },
  lifetime: Duration = .seconds(300),
  now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
  gate: @escaping @Sendable (State) -> LinkAnswer<Map> = { _ in .allow },
  owner: @escaping @Sendable (State) -> LinkOwner,
  guard: @escaping @Sendable (LinkRequirement, State) -> LinkAnswer<Map>
) -> Middleware<State> {
  let intake = LinkIntake(
    table: table, links: links, navigation: navigation, hosts: hosts, lifetime: lifetime, now: now,
    gate: gate, owner: owner, answer: `guard`)
  return { dispatch, getState in
    { next in { intake.handle($0, getState: getState, dispatch: dispatch, next: next) } }
  }
}

/// The facts about the app that the intake needs, and how the app handles each action.
struct LinkIntake<State, Map: NavigationMap>: Sendable {
  let table: LinkTable<Map>
  let links: any KeyPath<State, LinkState<Map>> & Sendable
  let navigation: any KeyPath<State, NavigationState<Map>> & Sendable
  let hosts: @Sendable (State) -> [String]
  let lifetime: Duration
  let now: @Sendable () -> ContinuousClock.Instant
  let gate: @Sendable (State) -> LinkAnswer<Map>
  let owner: @Sendable (State) -> LinkOwner
  let answer: @Sendable (LinkRequirement, State) -> LinkAnswer<Map>

  /// Passes an action on, and then does what it means for the links.
  func handle(
    _ action: any ActionType, getState: () -> State, dispatch: Dispatch, next: Dispatch
  ) {
    let event = action as? LinkAction<Map>
    let pending = getState()[keyPath: links].pending
    next(action)
    switch event {
    case .received(let link, let source)?:
      switch table.parse(link.text, from: source, on: hosts(getState())) {
      case .success(let match): dispatch(LinkAction.parsed(match, from: source))
      case .failure(let refusal): dispatch(LinkAction<Map>.refused(refusal, from: source))
      }
    case .parsed(let match, let source)?:
      follow(match, from: source, in: getState(), dispatch)
    case .followed(let link)?: settle(link, in: getState(), dispatch)
    case .replayed(let link)? where link == pending: resume(link, in: getState(), dispatch)
    case .replayed?, .refused?, .deferred?, .dropped?, .routed?, .webPageChosen?, nil:
      if let pending, let question = pending.question,
        answeredDialog(of: action, in: Map.self) == question
      {
        dispatch(LinkAction<Map>.routed(pattern: pending.match.pattern, from: pending.source))
      } else {
        review(in: getState(), dispatch)
      }
    }
  }

  /// Opens a link if the guard allows it; otherwise defers or refuses it.
  func follow(
    _ match: LinkMatch<Map>, from source: LinkSource, resuming pending: PendingLink<Map>? = nil,
    in state: State, _ dispatch: Dispatch
  ) {
    func link(_ wait: PendingLink<Map>.Wait) -> PendingLink<Map> {
      pendingLink(of: match, from: source, pending, wait, in: state)
    }
    func refuse(_ refusal: LinkRefusal) {
      dispatch(LinkAction<Map>.refused(refusal, from: source))
    }

    let place = state[keyPath: navigation]
    switch guardAnswer(to: match, in: state) {
    case .allow:
      guard place.hasWay(to: match.route) else {
        return refuse(.unavailable("That part of the app isn't available.", pattern: match.pattern))
      }
      dispatch(RouteAction.go(match.route))
      dispatch(LinkAction.followed(link(.leaving(at: place.route, for: match.route))))
    case .wait: dispatch(LinkAction.deferred(link(.guarding(at: place.lastMove))))
    case .detour(let action):
      var next = place
      next.reduce(action)
      dispatch(action)
      dispatch(LinkAction.followed(link(.leaving(at: place.route, for: next.route))))
    case .deny: refuse(.denied(match.requirement ?? "", pattern: match.pattern))
    }
  }

  func guardAnswer(to match: LinkMatch<Map>, in state: State) -> LinkAnswer<Map> {
    let gate = gate(state)
    return gate == .allow ? match.requirement.map { answer($0, state) } ?? .allow : gate
  }
}
