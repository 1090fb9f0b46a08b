import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing

/// No link is lost, and what a link required stays required.
@Suite(.timeLimit(.minutes(30))) struct LinkKeepingTests {
  let environment = TestEnvironment()
  let review = TestRoute(tab: .explore, [.sight(7)], modals: [[.review(7)]])
  let pattern = "sights/:id/reviews/new"

  private func open(
    _ link: RawLink = "app://sights/7/reviews/new", in store: Store<TestApp>,
    from source: LinkSource = .inApp
  ) {
    store.dispatch(TestLinkAction.received(link, from: source))
  }

  private func signIn(_ session: TestApp.Session, in store: Store<TestApp>) {
    store.dispatch(SessionAction(session: session))
  }

  /// Returns a link that requires a user, and asks.
  private func asking() throws -> LinkTable<TestMap> {
    try LinkTable(
      schemes: ["app"],
      [
        Link(
          "drafts/clear", requires: .signedIn, asking: TestMap.Dialog.clearing,
          to: Route(tab: .account, [.page("drafts")]))
      ])
  }

  private var explaining: Middleware<TestApp> {
    linkDialogs(links: \.links, navigation: \.navigation, explaining: { .refusal($0) })
  }

  @Test(arguments: [true, false])
  func `a link is followed whether the form closes before or after the sign-in`(closesFirst: Bool)
    throws
  {
    let reporting: Middleware<TestApp> = { dispatch, _ in
      { next in
        { action in
          next(action)
          guard action as? TestEffect == .clear else { return }
          let signedIn = SessionAction(session: .user("ada"))
          let closed = Action.close(.signIn)
          for action in closesFirst ? [closed, signedIn] as [any ActionType] : [signedIn, closed] {
            dispatch(action)
          }
        }
      }
    }
    let store = try environment.store(adding: [reporting])
    open(in: store)

    store.dispatch(TestEffect.clear)

    #expect(store.state.navigation.route == review)
    #expect(store.state.links.outcome == .routed(pattern: pattern, from: .inApp))
  }

  @Test func `a link is followed if an observer closes the form when the session changes`() throws {
    let store = try environment.store()
    let observer = store.observe(\.session).subscribe { session in
      if case .user = session { store.dispatch(Action.close(.signIn)) }
    }
    open(in: store)

    signIn(.user("ada"), in: store)

    #expect(store.state.navigation.route == review)
    withExtendedLifetime(observer) {}
  }

  @Test func `a link asks about a form with text when the sign-in above it closes`() throws {
    let store = try environment.store(behind: [
      navigationLock(navigation: \.navigation, locked: { _ in [.page("text")] }) { .discard($0) }
    ])
    store.dispatch(Action.present([.page("text")]))
    open(in: store)
    #expect(store.state.navigation.modals == [[.page("text")], [.signIn]])

    signIn(.user("ada"), in: store)
    store.dispatch(Action.close(.signIn))

    #expect(store.state.navigation.dialog == .discard(.go(review)))
    store.dispatch(Action.leaveConfirmed(.go(review)))
    #expect(store.state.navigation.route == review)
    #expect(store.state.links.outcome == .routed(pattern: pattern, from: .inApp))
  }

  @Test func `a sign-in opens where the user is, even if another window shows the link's screen`()
    throws
  {
    let store = try environment.store(holder: { $1.lastUser })
    signIn(.user("ada"), in: store)
    open(in: store)
    signIn(.nobody, in: store)
    store.dispatch(Addressed(WindowAction.entered, to: WindowID(1)))

    open(in: store, from: .notification)

    #expect(store.state.navigation.window == WindowID(1))
    #expect(store.state.navigation.modals == [[.signIn]])
  }

  @Test func `a link that keeps the place stays when the sign-in closes after it`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link("note/:id", .string("id", max: 9), requires: .signedIn, keepsPlace: true) {
          Route(tab: .explore, modals: [[.page($0)]])
        }
      ])
    let store = try environment.store(links: links)
    store.dispatch(Action.go(Route(tab: .saved, [.sight(2)])))
    open("app://note/1", in: store)
    #expect(store.state.navigation.modals == [[.signIn]])

    signIn(.user("ada"), in: store)
    store.dispatch(Action.close(.signIn))

    #expect(store.state.navigation.route == Route(tab: .saved, [.sight(2)], modals: [[.page("1")]]))
  }

  @Test func `a link that is given up unseen is explained`() throws {
    let store = try environment.store(adding: [explaining])
    signIn(.unknown, in: store)
    open(in: store)

    store.dispatch(Action.user(.selected(.account)))

    guard case .refusal(let explanation)? = store.state.navigation.dialog else {
      Issue.record("nobody was told")
      return
    }
    #expect(explanation.refusal == .superseded(pattern: pattern))
  }

  @Test func `a link of the app's own that the guard denies is explained`() throws {
    let store = try environment.store(adding: [explaining])
    signIn(.user("banned"), in: store)

    open(in: store)

    guard case .refusal(let explanation)? = store.state.navigation.dialog else {
      Issue.record("nobody was told")
      return
    }
    #expect(explanation.refusal == .denied(.signedIn, pattern: pattern))
  }

  @Test func `a question of the app's own link that expires is explained`() throws {
    let store = try environment.store(adding: [explaining])
    open("app://saved/clear", in: store)

    environment.clock.jump(by: .seconds(60))
    store.dispatch(TestEffect.clear)

    guard case .refusal(let explanation)? = store.state.navigation.dialog else {
      Issue.record("nobody was told")
      return
    }
    #expect(explanation.refusal == .expired(pattern: "saved/clear"))
  }

  @Test func `a user who closes the sign-in is told nothing`() throws {
    let store = try environment.store(adding: [explaining])
    open(in: store, from: .notification)

    store.dispatch(Action.user(.dismissedModals(keeping: 0)))

    #expect(store.state.navigation.dialog == nil)
    #expect(store.state.links.pending == nil)
  }

  @Test func `a link that waits in another window is explained there`() throws {
    let store = try environment.store(adding: [explaining])
    open(in: store, from: .notification)
    store.dispatch(Addressed(WindowAction.entered, to: WindowID(1)))

    environment.clock.jump(by: .seconds(60))
    store.dispatch(TestEffect.clear)

    #expect(store.state.navigation.dialog == nil)
    #expect(store.state.navigation.alone(in: .first)?.dialog != nil)
  }

  @Test func `time in a form that the user fills in doesn't count, and begins again after it`()
    throws
  {
    let store = try environment.store(behind: [
      navigationLock(navigation: \.navigation, locked: { _ in [.signIn] }) { .discard($0) }
    ])
    open(in: store)
    store.dispatch(Addressed(TestEffect.clear, to: ScreenID<TestMap>(.signIn, in: .modal(0))))
    environment.clock.jump(by: .seconds(3_600))
    signIn(.user("ada"), in: store)
    #expect(store.state.links.pending?.match.pattern == pattern)

    environment.clock.jump(by: .seconds(59))
    store.dispatch(TestEffect.clear)
    #expect(store.state.links.pending != nil)
    environment.clock.jump(by: .seconds(1))
    store.dispatch(TestEffect.clear)

    #expect(store.state.links.outcome == .refused(.expired(pattern: pattern), from: .inApp))
  }

  @Test(arguments: [
    ScreenID<TestMap>(.visit(1), in: .tab(.explore)), .init(.sight(1), in: .tab(.explore)),
    .init(.signIn, in: .tab(.saved)),
  ])
  func `what other screens do doesn't keep a link from expiring`(screen: ScreenID<TestMap>) throws {
    let store = try environment.store()
    store.dispatch(Action.go(Route(tab: .explore, [.sight(1), .visit(1)])))
    open(in: store)
    #expect(store.state.navigation.modals == [[.signIn]])

    store.dispatch(Addressed(TestEffect.clear, to: screen))
    store.dispatch(Action.setTabs([.explore, .saved]))
    environment.clock.jump(by: .seconds(60))
    store.dispatch(Addressed(TestEffect.clear, to: screen))

    #expect(store.state.links.outcome == .refused(.expired(pattern: pattern), from: .inApp))
  }

  @Test(arguments: [
    (TestRoute(tab: .explore, [.page("a"), .page("b")]), 0, false),
    (TestRoute(tab: .explore, [.page("a"), .page("b")]), 1, true),
    (TestRoute(tab: .explore, [], modals: [[.page("a")], [.signIn]]), 0, false),
  ])
  func `a form that is pushed is told from equal screens below it`(
    place: TestRoute, number: Int, isInUse: Bool
  ) throws {
    let store = Store(
      initialState: TestApp(),
      middleware: [
        linkIntake(
          table: try testLinks(), links: \.links, navigation: \.navigation,
          clock: environment.clock,
          guard: { _, _ in .detour(place.modals.isEmpty ? .push(.page("a")) : .present([.signIn])) }
        )
      ])
    store.dispatch(Action.go(place))
    open(in: store)

    let container: NavigationContainer<TestMap> =
      place.modals.isEmpty ? .tab(.explore) : .modal(0)
    store.dispatch(
      Addressed(TestEffect.clear, to: ScreenID<TestMap>(.page("a"), in: container, number: number)))
    environment.clock.jump(by: .seconds(300))
    store.dispatch(TestEffect.clear)

    #expect((store.state.links.pending != nil) == isInUse)
  }

  @Test func `a link that arrives during a registration waits behind that form`() throws {
    let store = try environment.store()
    store.dispatch(Action.go(Route(tab: .account, modals: [[.register]])))

    open(in: store)
    #expect(store.state.navigation.route == Route(tab: .account, modals: [[.register]]))
    store.dispatch(Action.replace(.signIn))
    signIn(.user("ada"), in: store)

    #expect(store.state.navigation.route == review)
  }

  @Test func `a link that a screen opens belongs to the screen's window`() throws {
    let store = try environment.store()
    let right = WindowID(1)
    store.dispatch(Addressed(WindowAction.entered, to: right))
    store.dispatch(Addressed(WindowAction.entered, to: WindowID.first))

    store.dispatch(
      Addressed(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp), to: right))

    #expect(store.state.navigation.modals.isEmpty)
    #expect(store.state.navigation.alone(in: right)?.modals == [[.signIn]])
    signIn(.user("ada"), in: store)
    #expect(store.state.navigation.alone(in: right)?.route == review)
  }

  @Test(arguments: [TestApp.Session.nobody, .user("bo"), .user("banned")])
  func `what a link required closes in all windows when its user leaves`(session: TestApp.Session)
    throws
  {
    // A lock doesn't keep it.
    let store = try environment.store(behind: [
      navigationLock(navigation: \.navigation, locked: { _ in [.review(7)] }) { .discard($0) }
    ])
    signIn(.user("ada"), in: store)
    open(in: store)
    #expect(store.state.navigation.route == review)
    store.dispatch(Addressed(WindowAction.entered, to: WindowID(1)))
    store.dispatch(Action.present([.review(7)]))

    signIn(session, in: store)

    #expect(store.state.navigation.modals.isEmpty)
    #expect(store.state.navigation.dialog == nil)
    #expect(
      store.state.navigation.alone(in: .first)?.route == Route(tab: .explore, [.sight(7)]))
  }

  @Test(arguments: [TestApp.Session.nobody, .user("bo")])
  func `what a link that asks has required closes when its user leaves, and its question ends`(
    session: TestApp.Session
  ) throws {
    let store = try environment.store(links: asking(), adding: [explaining])
    signIn(.user("ada"), in: store)
    open("app://drafts/clear", in: store)
    #expect(store.state.navigation.dialog == .clearing(1))

    signIn(session, in: store)

    let refusal = LinkRefusal.signedOut(pattern: "drafts/clear")
    #expect(store.state.navigation.route == Route(tab: .account))
    #expect(store.state.links.outcome == .refused(refusal, from: .inApp))
    guard case .refusal(let explanation)? = store.state.navigation.dialog else {
      Issue.record("nobody was told")
      return
    }
    #expect(explanation.refusal == refusal)
  }

  @Test func `a screen with a requirement stays required while its link asks, and after it`() throws
  {
    let store = try environment.store(links: asking())
    signIn(.user("ada"), in: store)
    open("app://drafts/clear", in: store)
    store.dispatch(Action.push(.page("terms")))
    #expect(store.state.links.pending == nil)

    signIn(.nobody, in: store)

    #expect(store.state.navigation.route == Route(tab: .account))
  }

  @Test func `what is open above a required screen closes with it, even if it has text`() throws {
    let store = try environment.store(
      behind: [
        navigationLock(navigation: \.navigation, locked: { _ in [.page("text")] }) { .discard($0) }
      ], requirement: { $0 == .page("drafts") ? .signedIn : nil })
    signIn(.user("ada"), in: store)
    store.dispatch(Action.push(.page("drafts")))
    store.dispatch(Action.present([.page("text")]))

    signIn(.user("bo"), in: store)

    #expect(store.state.navigation == Place(selectedTab: .explore))
  }

  @Test func `what the app says is required closes, too, however the user came there`() throws {
    let store = try environment.store(requirement: { $0 == .page("drafts") ? .signedIn : nil })
    signIn(.user("ada"), in: store)
    store.dispatch(Action.push(.sight(1)))
    store.dispatch(Action.push(.page("drafts")))

    signIn(.nobody, in: store)

    #expect(store.state.navigation.route == Route(tab: .explore, [.sight(1)]))
  }

  @Test(arguments: [("ada", true), ("bo", false)])
  func `screens stay while a session has only expired, for the same user`(
    name: String, isOpen: Bool
  ) throws {
    let store = try environment.store(holder: { $1.lastUser })
    signIn(.user("ada"), in: store)
    open(in: store)
    signIn(.nobody, in: store)
    #expect(store.state.navigation.route == review)

    signIn(.user(name), in: store)

    #expect((store.state.navigation.route == review) == isOpen)
  }

  @Test func `a link that a lock lets go after a sign-out shows nothing that it required`() throws {
    let store = try environment.store(
      behind: [
        navigationLock(navigation: \.navigation, locked: { _ in [.page("text")] }) { .discard($0) }
      ], owner: { _ in .nextUser })
    signIn(.user("ada"), in: store)
    store.dispatch(Action.present([.page("text")]))
    open(in: store)
    signIn(.nobody, in: store)

    store.dispatch(Action.leaveConfirmed(.go(review)))

    #expect(store.state.navigation.modals.isEmpty)
    #expect(
      store.state.links.outcome == .refused(.denied(.signedIn, pattern: pattern), from: .inApp))
  }

  @Test func `a question that another replaces is asked again`() throws {
    let store = try environment.store()
    open("app://saved/clear", in: store)
    store.dispatch(Action.ask(.clearing(9)))
    #expect(store.state.navigation.dialog == .clearing(9))

    store.dispatch(Action.user(.answered(.clearing(9), choice: 0)))

    #expect(store.state.navigation.dialog == .clearing(1))
    #expect(store.state.links.pending != nil)
  }

  @Test func `a link that waits as before causes no action`() throws {
    let store = try environment.store()
    open(in: store)
    let state = store.state.links
    let log = environment.words.count

    store.dispatch(TestEffect.clear)

    #expect(store.state.links == state)
    #expect(environment.words.count == log + 1)
  }

  @Test(arguments: [
    (RawLink("app://note/1"), TestRoute(tab: .saved, [.sight(2)], modals: [[.page("1")]])),
    (RawLink("app://more/3"), TestRoute(tab: .saved, [.sight(2), .sight(3)])),
  ])
  func `a link that keeps the place opens above it, once`(link: RawLink, route: TestRoute) throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"],
      [
        Link("note/:id", .string("id", max: 9), keepsPlace: true) {
          Route(tab: .explore, modals: [[.page($0)]])
        },
        Link("more/:id", .int("id", in: 1...9), keepsPlace: true) {
          Route(tab: .explore, [.sight($0)])
        },
      ])
    let store = Store(
      initialState: TestApp(),
      middleware: [
        linkIntake(table: links, links: \.links, navigation: \.navigation, clock: TestClock())
      ])
    let place = TestRoute(tab: .saved, [.sight(2)])
    store.dispatch(Action.go(place))

    for _ in 1...2 { open(link, in: store) }

    #expect(store.state.navigation.route == route)
    store.dispatch(route.modals.isEmpty ? Action.pop(1) : .dismiss)
    #expect(store.state.navigation.route == place)
  }
}
