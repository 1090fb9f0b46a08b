public import Coordinator
public import Redux

/// Returns the middleware that turns links into routes: the only way in for all of them.
///
/// A link is parsed and its source is checked. Then the guard is asked, and ``LinkState`` decides whether the link is
/// followed, becomes pending, or is refused. With every action, a pending link is looked at again: it is followed once
/// the guard allows, and dropped when it has expired or the user has gone elsewhere. A link with a dialog
/// asks at its route.
///
/// - Parameters:
///   - table: The app's links.
///   - links: The path to the state of links.
///   - navigation: The path to the state of navigation.
///   - clock: The app's clock, which a test moves.
///   - lifetime: How long a link may be pending; five minutes by default. It doesn't count while the user is busy in
///     the form that the link has opened.
///   - hosts: Returns the hosts that are known only at run time, for example after a sign-in.
///   - gate: Returns whether any link may be followed; a link that arrives during its detour waits.
///   - owner: Returns the user for whom an incoming link is kept. Give it with the guard: a link is
///     dropped when its user signs out. While nobody is signed in, it's your decision: for the user who signs in
///     next, or for nobody.
///   - requirement: Returns what a screen requires, however the user reaches it. Screens to which links with a
///     requirement have led need no entry.
///   - holder: Returns the user for whom a requirement holds, or `nil` if it holds for nobody. When that changes,
///     screens that require it close in all windows, so that nothing in them reaches another user. By default, it is
///     the owner while the guard allows; return the last user as long as a session has only expired.
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
  gate: @escaping @Sendable (State) -> LinkVerdict<Map> = { _ in .allow },
  owner: @escaping @Sendable (State) -> LinkOwner = { _ in .nobody },
  requirement: (@Sendable (Map.Screen) -> LinkRequirement?)? = nil,
  holder: (@Sendable (LinkRequirement, State) -> String?)? = nil,
  guard: @escaping @Sendable (LinkRequirement, State) -> LinkVerdict<Map> = { _, _ in .deny }
) -> Middleware<State> {
  let intake = LinkIntake(
    table: table, links: links, navigation: navigation, hosts: hosts, lifetime: lifetime,
    now: stopwatch(clock), gate: gate, owner: owner, requirement: requirement,
    holder: holder ?? { requirement, state in
      guard `guard`(requirement, state).isMet else { return nil }
      return if case .user(let name) = owner(state) { name } else { "" }
    }, guard: `guard`)
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

/// Asks the guard about links, and dispatches the route actions that they lead to.
struct LinkIntake<State, Map: NavigationMap>: Sendable {
  let table: LinkTable<Map>
  let links: any KeyPath<State, LinkState<Map>> & Sendable
  let navigation: any KeyPath<State, NavigationState<Map>> & Sendable
  let hosts: @Sendable (State) -> [String]
  let lifetime: Duration
  /// Returns the time since the intake was made.
  let now: @Sendable () -> Duration
  let gate: @Sendable (State) -> LinkVerdict<Map>
  let owner: @Sendable (State) -> LinkOwner
  let requirement: (@Sendable (Map.Screen) -> LinkRequirement?)?
  let holder: @Sendable (LinkRequirement, State) -> String?
  let `guard`: @Sendable (LinkRequirement, State) -> LinkVerdict<Map>

  /// Passes an action on, and then handles its consequences for links.
  func handle(
    _ action: any ActionType, getState: () -> State, dispatch: Dispatch, next: Dispatch
  ) {
    // Only parts are kept: a copy of the whole state would make the reducer copy its collections.
    let before = getState()[keyPath: links]
    let (event, address) = LinkAction<Map>.event(in: action)
    if case .checked(let facts)? = event {
      // By now, everything that was dispatched before this action has happened.
      guard let link = before.pending, facts.areAbout(link) else { return }
      next(LinkAction.checked(self.facts(about: link, in: getState())))
    } else if let pending = before.pending, pending.isAnswered(by: action),
      case .refused = pending.decision(by: facts(about: pending, in: getState()))
    {
      // A late answer does nothing.
      return check(pending, in: getState(), dispatch)
    } else {
      let holders = holders(in: getState())
      next(action)
      if !holders.isEmpty { closeScreens(heldBy: holders, in: getState(), dispatch) }
    }
    let state = getState()
    if case .received(let link, let source)? = event {
      parse(link, from: source, in: address, state, dispatch)
    }
    if let old = before.pending {
      finish(old, replaced: event?.isParsed == true, in: state, dispatch)
    }
    if let link = state[keyPath: links].pending {
      advance(link, from: before.pending, in: state, dispatch)
    }
  }

  private func parse(
    _ link: RawLink, from source: LinkSource, in window: WindowID?, _ state: State,
    _ dispatch: Dispatch
  ) {
    let number = state[keyPath: links].count
    switch table.parse(link.text, from: source, on: hosts(state), number: number) {
    case .failure(let refusal): dispatch(LinkAction<Map>.refused(refusal, from: source))
    case .success(let match):
      let parsed = LinkAction.parsed(match, from: source)
      dispatch(window.map { Addressed(parsed, to: $0) } ?? parsed)
      check(PendingLink(match, from: source, in: window), in: state, dispatch)
    }
  }

  /// Ends what a link has opened, and announces its outcome, if it waits no longer.
  private func finish(
    _ link: PendingLink<Map>, replaced isReplaced: Bool, in state: State, _ dispatch: Dispatch
  ) {
    let now = state[keyPath: links]
    guard now.pending?.id != link.id else { return }
    let here = state[keyPath: navigation]
    var isRefused = false
    if case .refused? = now.outcome { isRefused = true }
    if let question = link.question, isReplaced || isRefused {
      dispatch(request(.endDialog(question), for: link, in: here))
    }
    if isReplaced { return }
    let place = here.seen(from: link.window)?.route
    if isRefused, !link.isInDetour, let screen = link.match.route.chain.last,
      link.wait == .moving && place == link.target || link.hasArrived(at: place)
    {
      // The lock let the user go on when the link's requirement had ended.
      dispatch(request(.leaveConfirmed(.close(screen)), for: link, in: here))
    }
    if let outcome = now.outcome { dispatch(outcome) }
  }

  /// Dispatches the action that a link waits for, or decides about the link again if that changes it.
  private func advance(
    _ link: PendingLink<Map>, from old: PendingLink<Map>?, in state: State, _ dispatch: Dispatch
  ) {
    if link.id == old?.id, link.changes != old?.changes {
      let here = state[keyPath: navigation]
      if let action = link.request {
        if case .go = action, let window = link.window, window != here.window {
          dispatch(Addressed(WindowAction.entered, to: window))
        }
        dispatch(request(action, for: link, in: here))
      }
      if link.wait == .moving { return check(link, in: state, dispatch) }
    }
    if !link.isUnderWay {
      let facts = facts(about: link, in: state)
      if link.isChanged(by: facts) { dispatch(LinkAction.checked(facts)) }
    }
  }

  /// Decides about a link after everything that was dispatched before.
  private func check(_ link: PendingLink<Map>, in state: State, _ dispatch: Dispatch) {
    dispatch(LinkAction.checked(facts(about: link, in: state)))
  }

  private func facts(about link: PendingLink<Map>, in state: State) -> LinkFacts<Map> {
    let here = state[keyPath: navigation]
    let verdict = verdict(on: link.match, in: state)
    // What stands in the link's way is shown where the user is.
    let shown =
      link.match.keepsPlace || !verdict.isMet ? nil : here.window(showing: link.match.route)
    let window = link.window ?? shown ?? here.window
    let there = here.seen(from: window)
    var target: Route<Map>?
    var isInForm = false
    var origin: Route<Map>?
    switch verdict {
    case .allow:
      let route = there.map {
        link.match.keepsPlace ? link.base(at: $0.route).adding(link.match.route) : link.match.route
      }
      if let there, let route, there.hasWay(to: route) { target = route }
    case .detour(let action, let forms):
      var next = there
      next?.reduce(action)
      target = next?.route
      var below = there
      for form in forms { below?.reduce(RouteAction<Map>.close(form)) }
      origin = below?.route
      isInForm = there.map { !forms.isDisjoint(with: $0.route.chain) } ?? false
    case .undecided, .deny: break
    }
    let now = now()
    return LinkFacts(
      pattern: link.match.pattern, source: link.source, link: link.id, changes: link.changes,
      verdict: verdict, target: target, origin: origin, owner: owner(state), window: window,
      place: there?.route,
      hasMoved: there?.hasMoved == true, dialog: there?.dialog, isInForm: isInForm, time: now,
      deadline: now + lifetime)
  }

  private func verdict(on match: LinkMatch<Map>, in state: State) -> LinkVerdict<Map> {
    let gate = gate(state)
    return gate == .allow ? match.requirement.map { `guard`($0, state) } ?? .allow : gate
  }

  /// Returns a request for the window of a link, which needs no address if there is no other.
  private func request(
    _ request: RouteAction<Map>, for link: PendingLink<Map>, in here: NavigationState<Map>
  ) -> any ActionType {
    here.windows == [link.window] ? request : request.addressed(to: link.window)
  }
}

extension LinkIntake {
  /// Returns the users for whom the requirements of open screens hold.
  private func holders(in state: State) -> [LinkRequirement: String] {
    Set(required(in: state).map(\.by)).reduce(into: [:]) { $0[$1] = holder($1, state) }
  }

  /// Closes the screens whose requirement no longer holds for the same user, in all windows.
  private func closeScreens(
    heldBy holders: [LinkRequirement: String], in state: State, _ dispatch: Dispatch
  ) {
    let lost = holders.filter { holder($0.key, state) != $0.value }
    if lost.isEmpty { return }
    for (screen, requirement) in required(in: state).reversed() where lost[requirement] != nil {
      // No lock keeps what belongs to a user who has left.
      dispatch(RouteAction<Map>.leaveConfirmed(.close(screen)))
    }
  }

  /// Returns the open screens that require something, and what they require.
  private func required(in state: State) -> [(screen: Map.Screen, by: LinkRequirement)] {
    let guarded = state[keyPath: links].guarded
    if guarded.isEmpty, requirement == nil { return [] }
    return state[keyPath: navigation].screenIDs.compactMap { id in
      (requirement?(id.screen) ?? guarded[id.screen]).map { (id.screen, $0) }
    }
  }
}

extension LinkAction {
  fileprivate var isParsed: Bool { if case .parsed = self { true } else { false } }
}

extension NavigationState {
  /// Returns the window that shows a route, best the one that the user is in; `nil` if none does.
  fileprivate func window(showing route: Route<Map>) -> WindowID? {
    ([window] + windows).first { alone(in: $0)?.route == route }
  }
}

extension Route {
  /// Returns this route with another's modals on top, or else its screens; in another root, the other route.
  fileprivate func adding(_ other: Self) -> Self {
    guard root == other.root else { return other }
    if !other.modals.isEmpty {
      let isOpen = modals.suffix(other.modals.count) == other.modals[...]
      return isOpen ? self : Self(root: root, tab: tab, screens, modals: modals + other.modals)
    }
    let stack = modals.last?.stack ?? screens
    if stack.suffix(other.screens.count) == other.screens[...] { return self }
    guard let top = modals.last else {
      return Self(root: root, tab: tab, screens + other.screens)
    }
    let added =
      top.style == .bare
      ? [top, Modal(other.screens)] : [Modal(top.stack + other.screens, as: top.style)]
    return Self(root: root, tab: tab, screens, modals: modals.dropLast() + added)
  }
}
