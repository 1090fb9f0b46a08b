import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing

/// Guards, and the one pending link.
@Suite(.timeLimit(.minutes(30))) struct PendingLinkTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>
  let review = TestRoute(tab: .explore, [.sight(7)], modals: [[.review(7)]])
  let signIn = TestRoute(tab: .explore, modals: [[.signIn]])
  let pattern = "sights/:id/reviews/new"

  init() throws {
    store = try environment.store()
  }

  private func open(_ link: String) {
    store.dispatch(TestLinkAction.received(RawLink(link), from: .inApp))
  }

  private func signIn(as name: String) {
    store.dispatch(SessionAction(session: .user(name)))
  }

  private func send(_ action: Action) {
    store.dispatch(action)
  }

  private func expectDropped(_ refusal: LinkRefusal, _ location: SourceLocation = #_sourceLocation)
  {
    #expect(store.state.links.pending == nil, sourceLocation: location)
    #expect(
      store.state.links.outcome == .refused(refusal, from: .inApp), sourceLocation: location)
  }

  @Test func `a link that requires a user leads to the sign-in, and then to its place`() {
    open("app://sights/7/reviews/new")
    #expect(store.state.navigation.route == signIn)
    #expect(store.state.links.pending?.wait == .detour(to: signIn))

    signIn(as: "ada")
    send(.close(.signIn))

    #expect(store.state.navigation.route == review)
    #expect(store.state.links.outcome == .routed(pattern: pattern, from: .inApp))
    #expect(store.state.links.pending == nil)
  }

  @Test func `a signed-in user goes straight to the place`() {
    signIn(as: "ada")

    open("app://sights/7/reviews/new")

    #expect(store.state.navigation.route == review)
  }

  @Test func `screens on top of the sign-in keep the link pending`() {
    open("app://sights/7/reviews/new")
    send(.push(.register))
    send(.present([.page("terms")]))
    send(.dismiss)

    signIn(as: "ada")

    #expect(store.state.navigation.route == review)
  }

  @Test func `a sign-in that a register screen replaces keeps the link pending`() {
    open("app://sights/7/reviews/new")
    send(.replace(.register))

    signIn(as: "ada")

    #expect(store.state.navigation.route == review)
  }

  @Test func `of two links in one turn the second may wait, and isn't lost`() throws {
    let both: Middleware<TestApp> = { dispatch, _ in
      { next in
        { action in
          next(action)
          guard action as? TestEffect == .clear else { return }
          dispatch(TestLinkAction.received("app://saved", from: .inApp))
          dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))
        }
      }
    }
    for session in [TestApp.Session.unknown, .nobody] {
      let store = try TestEnvironment().store(TestApp(session: session), behind: [both])
      store.dispatch(TestEffect.clear)
      #expect(store.state.navigation.route.tab == .saved)
      #expect(store.state.links.pending?.match.pattern == pattern)

      store.dispatch(SessionAction(session: .user("ada")))

      #expect(store.state.navigation.route == review)
      #expect(store.state.links.outcome == .routed(pattern: pattern, from: .inApp))
    }
  }

  @Test func `the guard is called again before the link is followed`() {
    open("app://sights/7/reviews/new")

    signIn(as: "banned")

    expectDropped(.denied(.signedIn, pattern: pattern))
    #expect(store.state.navigation.route == signIn)
  }

  @Test func `a link is pending while the guard can't decide`() throws {
    store.dispatch(SessionAction(session: .unknown))
    open("app://sights/7/reviews/new")
    #expect(store.state.navigation.route == Route(tab: .explore))

    signIn(as: "ada")

    #expect(store.state.navigation.route == review)
  }

  @Test func `a guard that could not decide may still ask for a detour, once`() {
    store.dispatch(SessionAction(session: .unknown))
    open("app://sights/7/reviews/new")

    store.dispatch(SessionAction(session: .nobody))
    store.dispatch(TestEffect.clear)

    #expect(store.state.navigation.route == signIn)
    #expect(store.state.links.pending?.wait == .detour(to: signIn))
  }

  @Test func `a link is dropped when the user goes elsewhere before the guard decides`() {
    store.dispatch(SessionAction(session: .unknown))
    open("app://sights/7/reviews/new")
    send(.user(.selected(.saved)))
    expectDropped(.superseded(pattern: pattern))

    signIn(as: "ada")

    #expect(store.state.navigation.route == Route(tab: .saved))
  }

  @Test(arguments: [
    Action.user(.dismissedModals(keeping: 0)), .dismiss, .user(.selected(.saved)),
    .go(Route(tab: .explore)),
  ])
  func `leaving the sign-in drops the link`(action: Action) {
    open("app://sights/7/reviews/new")

    send(action)
    let place = store.state.navigation
    signIn(as: "ada")

    expectDropped(.superseded(pattern: pattern))
    #expect(store.state.navigation == place)
  }

  @Test func `a newer link replaces the pending one`() {
    open("app://sights/7/reviews/new")
    open("app://sights/8/reviews/new")
    #expect(store.state.navigation.route == signIn)

    signIn(as: "ada")

    #expect(store.state.navigation.route.modals == [[.review(8)]])
  }

  @Test func `a newer link that requires nothing also replaces the pending one`() {
    open("app://sights/7/reviews/new")

    open("app://saved")

    #expect(store.state.links.pending == nil)
    #expect(store.state.links.outcome == .routed(pattern: "saved", from: .inApp))
    #expect(store.state.navigation.route == Route(tab: .saved))
  }

  @Test func `a refused link does not replace the pending one`() {
    open("app://sights/7/reviews/new")
    open("app://nowhere")

    signIn(as: "ada")

    #expect(store.state.navigation.route == review)
  }

  @Test func `an expired link is not followed`() {
    open("app://sights/7/reviews/new")
    environment.clock.jump(by: .seconds(60))

    signIn(as: "ada")

    expectDropped(.expired(pattern: pattern))
    #expect(store.state.navigation.route == signIn)
  }

  @Test func `a link is followed until it expires`() {
    open("app://sights/7/reviews/new")
    environment.clock.jump(by: .seconds(59))

    signIn(as: "ada")

    #expect(store.state.navigation.route == review)
  }

  @Test(arguments: [TestApp.Session.nobody, .user("ada")])
  func `a sign-out or another user's sign-in drops the link`(next: TestApp.Session) {
    signIn(as: "guest")
    open("app://sights/7/reviews/new")

    store.dispatch(SessionAction(session: next))

    expectDropped(.signedOut(pattern: pattern))
    #expect(store.state.navigation.route == Route(tab: .explore))
  }

  @Test func `a pending link belongs to the first user who signs in`() {
    open("app://sights/7/reviews/new")
    signIn(as: "guest")

    signIn(as: "ada")

    expectDropped(.signedOut(pattern: pattern))
  }

  @Test(arguments: [true, false])
  func `restoring and a pending link lead to the same place in either order`(linkIsFirst: Bool) {
    let saved = Place(selectedTab: .saved, stacks: [.account: [.sight(1)]])
    store.dispatch(SessionAction(session: .unknown))

    if linkIsFirst { open("app://sights/7/reviews/new") }
    send(.restore(saved))
    if !linkIsFirst { open("app://sights/7/reviews/new") }
    signIn(as: "ada")

    #expect(store.state.navigation.route == review)
    #expect(store.state.navigation.stacks[.account] == [.sight(1)])
  }

  @Test func `without a guard, a link that requires something is refused`() throws {
    let store = Store(
      initialState: TestApp(),
      middleware: [
        linkIntake(
          table: try testLinks(), links: \.links, navigation: \.navigation, clock: TestClock())
      ])

    store.dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))

    #expect(
      store.state.links.outcome == .refused(.denied(.signedIn, pattern: pattern), from: .inApp))
  }

  @Test(arguments: [(LinkOwner.nobody, true), (.nextUser, false)])
  func `a link for nobody is dropped when somebody signs in`(owner: LinkOwner, isDropped: Bool)
    throws
  {
    let store = Store(
      initialState: TestApp(),
      middleware: [
        linkIntake(
          table: try testLinks(), links: \.links, navigation: \.navigation, clock: TestClock(),
          owner: { $0.user.map(LinkOwner.user) ?? owner },
          guard: { _, app in app.user == nil ? .undecided : .allow })
      ])
    store.dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))

    store.dispatch(SessionAction(session: .user("ada")))

    let refusal = LinkRefusal.signedOut(pattern: pattern)
    #expect((store.state.links.outcome == .refused(refusal, from: .inApp)) == isDropped)
    #expect((store.state.navigation.route == review) != isDropped)
  }
}
