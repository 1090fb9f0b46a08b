public import Coordinator
public import Redux

/// An answer of an app's guard to a link that requires something.
public enum LinkAnswer<Map: NavigationMap>: Equatable, Sendable {
  /// The requirement holds: follow the link.
  case allow
  /// It isn't certain yet, for example while a session is restored: keep the link and call the guard again.
  case wait
  /// The user can meet the requirement: keep the link and go there first, to a sign-in for example, or
  /// to another root by <doc:/Coordinator/RouteAction/enter(_:)>.
  case detour(RouteAction<Map>)
  /// The requirement does not hold and will not: refuse the link.
  case deny
}

/// Returns the middleware that turns links into routes: the only way in for all of them.
///
/// A link is parsed and its source is checked. Then the guard decides whether it is followed, becomes
/// pending, or is refused. With every action, a pending link is looked at again: it is followed once
/// the guard allows, and dropped when it has expired or the user has gone elsewhere. A link with a dialog
/// asks at its route.
///
/// - Parameters:
///   - table: The app's links.
///   - links: The path to the state of links.
///   - navigation: The path to the state of navigation.
///   - clock: The app's clock, which a test moves.
///   - lifetime: How long a link may be pending; five minutes by default.
///   - hosts: Returns the hosts that are known only at run time, for example after a sign-in.
///   - gate: Returns whether any link may be followed; a link that arrives during its detour waits.
///   - owner: Returns the user for whom an incoming link is kept. Give it with the guard: a link is
///     dropped when its user signs out. While nobody is signed in, it's your decision: for the user who signs in
///     next, or for nobody.
///   - guard: Returns whether a requirement holds. It is called with each action while a link is
///     pending, on the thread that reduces, so it should only look at the state. By default, a link that
///     requires something is refused.
/// - Returns: The middleware.
public func linkIntake<State, Map>(
  table: LinkTable<Map>,
  links: any KeyPath<State, LinkState<Map>> & Sendable,
  navigation: any KeyPath<State, NavigationState<Map>> & Sendable,
  clock: any Clock<Duration>,
  lifetime: Duration = .seconds(300),
  hosts: @escaping @Sendable (State) -> [String] = { _ in [] },
  gate: @escaping @Sendable (State) -> LinkAnswer<Map> = { _ in .allow },
  owner: @escaping @Sendable (State) -> LinkOwner = { _ in .nobody },
  guard: @escaping @Sendable (LinkRequirement, State) -> LinkAnswer<Map> = { _, _ in .deny }
) -> Middleware<State> {
  let intake = LinkIntake(
    table: table, links: links, navigation: navigation, hosts: hosts, lifetime: lifetime,
    now: stopwatch(clock), gate: gate, owner: owner, answer: `guard`)
  return { dispatch, getState in
    { next in { intake.handle($0, getState: getState, dispatch: dispatch, next: next) } }
  }
}

/// Returns a function that measures the time since it was made.
private func stopwatch<Time: Clock>(_ clock: Time) -> @Sendable () -> Duration
where Time.Duration == Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

/// The facts about the app that the intake needs, and how the app handles each action.
struct LinkIntake<State, Map: NavigationMap>: Sendable {
  let table: LinkTable<Map>
  let links: any KeyPath<State, LinkState<Map>> & Sendable
  let navigation: any KeyPath<State, NavigationState<Map>> & Sendable
  let hosts: @Sendable (State) -> [String]
  let lifetime: Duration
  /// Returns the time since the intake was made.
  let now: @Sendable () -> Duration
  let gate: @Sendable (State) -> LinkAnswer<Map>
  let owner: @Sendable (State) -> LinkOwner
  let answer: @Sendable (LinkRequirement, State) -> LinkAnswer<Map>

  /// Passes an action on, and then handles its consequences for links.
  func handle(
    _ action: any ActionType, getState: () -> State, dispatch: Dispatch, next: Dispatch
  ) {
    if case .waits(let link) = action as? LinkAction<Map> {
      return handle(link, getState: getState, dispatch: dispatch, next: next)
    }
    // Only this part is kept: a copy of the whole state would make the reducer copy its collections.
    let pending = getState()[keyPath: links].pending
    let isAnswer = answers(action, pending?.question)
    if isAnswer, let pending, let refusal = objection(to: pending, in: getState()) {
      // A late answer does nothing.
      return end(pending, refusal, in: getState()[keyPath: navigation], dispatch)
    }
    next(action)
    let state = getState()
    switch action as? LinkAction<Map> {
    case .received(let link, let source)?: parse(link, from: source, in: state, dispatch)
    case .parsed(let match, let source)?:
      if let pending { endQuestion(of: pending, in: state[keyPath: navigation], dispatch) }
      follow(match, from: source, in: state, dispatch)
    case .waits?, .refused?, .routed?, .webPageChosen?, nil:
      guard let pending = state[keyPath: links].pending else { return }
      if isAnswer { return end(pending, nil, in: state[keyPath: navigation], dispatch) }
      if case .leaving = pending.wait, answersAny(action) {
        // Whatever the answer leads to comes before this.
        return dispatch(LinkAction.waits(pending.answered))
      }
      review(pending, in: state, dispatch)
    }
  }

  private func parse(
    _ link: RawLink, from source: LinkSource, in state: State, _ dispatch: Dispatch
  ) {
    let number = state[keyPath: links].count
    switch table.parse(link.text, from: source, on: hosts(state), number: number) {
    case .success(let match): dispatch(LinkAction.parsed(match, from: source))
    case .failure(let refusal): dispatch(LinkAction<Map>.refused(refusal, from: source))
    }
  }

  /// Opens a link if the guard allows it, and otherwise keeps or refuses it.
  func follow(
    _ match: LinkMatch<Map>, from source: LinkSource, resuming pending: PendingLink<Map>? = nil,
    in state: State, _ dispatch: Dispatch
  ) {
    let here = state[keyPath: navigation]
    func refuse(_ refusal: LinkRefusal) {
      if let pending { return end(pending, refusal, in: here, dispatch) }
      dispatch(LinkAction<Map>.refused(refusal, from: source))
    }
    var link =
      pending
      ?? PendingLink(
        match: match, source: source, window: here.window(showing: match.route) ?? here.window,
        expires: now() + lifetime, owner: owner(state), wait: .guarding(at: nil))
    guard let place = here.seen(from: link.window) else {
      return refuse(.superseded(pattern: match.pattern))
    }
    let answer = guardAnswer(to: match, in: state)
    switch answer {
    case .allow:
      guard place.hasWay(to: match.route) else {
        return refuse(.unavailable("That part of the app isn't available.", pattern: match.pattern))
      }
      if link.window != here.window {
        dispatch(Addressed(WindowAction.entered, to: link.window))
      }
      dispatch(request(.go(match.route), for: link, in: here))
      link.wait = .leaving(at: place.route, for: match.route)
    case .detour(let action) where pending != nil:
      var next = place
      next.reduce(action)
      dispatch(request(action, for: link, in: here))
      link.wait = .leaving(at: place.route, for: next.route)
    case .wait, .detour: link.wait = .guarding(at: place.lastMove)
    case .deny: return refuse(.denied(match.requirement ?? "", pattern: match.pattern))
    }
    dispatch(LinkAction.waits(link))
  }

  /// Returns a request for the window of a link, which needs no address if there is no other.
  func request(
    _ request: RouteAction<Map>, for link: PendingLink<Map>, in here: NavigationState<Map>
  ) -> any ActionType {
    let isOnly = here.windows == [link.window]
    return isOnly ? request : request.addressed(to: link.window)
  }

  func guardAnswer(to match: LinkMatch<Map>, in state: State) -> LinkAnswer<Map> {
    let gate = gate(state)
    return gate == .allow ? match.requirement.map { answer($0, state) } ?? .allow : gate
  }

  /// Returns whether an action answers this question.
  private func answers(_ action: any ActionType, _ question: Map.Dialog?) -> Bool {
    guard let question,
      case .user(.answered(question, choice: _)) = routeAction(in: action, of: Map.self).0
    else { return false }
    return true
  }

  private func answersAny(_ action: any ActionType) -> Bool {
    if case .user(.answered) = routeAction(in: action, of: Map.self).0 { true } else { false }
  }
}
