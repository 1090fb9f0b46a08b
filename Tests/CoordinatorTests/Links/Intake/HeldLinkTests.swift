import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing

/// Links that come while a middleware before the intake holds requests to leave a screen.
@Suite(.timeLimit(.minutes(30))) struct HeldLinkTests {
  let store: Store<TestApp>

  init() throws {
    let holding: Middleware<TestApp> = { _, getState in
      { next in
        { action in
          if let leave = action as? LeaveAction { return next(leave.request) }
          let isHeld = getState().navigation.route.screens.last == .review(7)
          if isHeld, action is Action, action as? Action != .pop(1) { return }
          next(action)
        }
      }
    }
    let environment = TestEnvironment()
    store = try environment.store(behind: [holding])
    store.dispatch(Action.go(form))
  }

  private let form = TestRoute(tab: .explore, [.sight(7), .review(7)])
  private let sheet = TestRoute(tab: .explore, [.sight(7)], modals: [[.review(7)]])
  private let signIn = TestRoute(
    tab: .explore, [.sight(7), .review(7)], modals: [[.signIn]])

  private func open(_ link: RawLink) {
    store.dispatch(TestLinkAction.received(link, from: .inApp))
  }

  @Test func `a held link is pending, not routed`() {
    open("app://saved")

    #expect(store.state.navigation.route == form)
    #expect(store.state.links.pending?.wait == .leaving(at: form, for: Route(tab: .saved)))
  }

  @Test func `a held link is routed when the user leaves by it`() {
    open("app://saved")

    store.dispatch(LeaveAction(request: .go(Route(tab: .saved))))

    #expect(store.state.navigation.route == Route(tab: .saved))
    #expect(store.state.links.outcome == .routed(pattern: "saved", from: .inApp))
    #expect(store.state.links.pending == nil)
  }

  @Test func `a held link is dropped when the user goes elsewhere`() {
    open("app://saved")

    store.dispatch(Action.pop(1))

    #expect(
      store.state.links.outcome == .refused(.superseded(pattern: "saved"), from: .inApp))
  }

  @Test func `the dialog of a held link is shown when the user leaves by it`() {
    open("app://saved/clear")
    #expect(store.state.navigation.dialog == nil)

    store.dispatch(LeaveAction(request: .go(Route(tab: .saved))))

    #expect(store.state.navigation.dialog == .clearing(1))
    #expect(store.state.effects == [])
  }

  @Test func `the link behind a held detour is followed after the detour`() {
    open("app://sights/8/reviews/new")
    #expect(store.state.links.pending?.wait == .leaving(at: form, for: signIn))
    store.dispatch(LeaveAction(request: .present([.signIn])))
    #expect(store.state.links.pending?.wait == .detour(to: signIn))

    store.dispatch(SessionAction(session: .user("Ada")))
    #expect(store.state.links.pending != nil)
    let route = TestRoute(tab: .explore, [.sight(8)], modals: [[.review(8)]])
    store.dispatch(LeaveAction(request: .go(route)))

    #expect(store.state.links.outcome == .routed(pattern: "sights/:id/reviews/new", from: .inApp))
  }

  @Test func `a declined link is over`() throws {
    let environment = TestEnvironment()
    let store = try environment.store(
      behind: [
        navigationLock(navigation: \.navigation, locked: { _ in [.review(7)] }) { .discard($0) }
      ],
      adding: [
        linkDialogs(links: \.links, navigation: \.navigation, explaining: { .refusal($0) }),
        discarding,
      ])
    store.dispatch(Action.go(sheet))
    store.dispatch(TestLinkAction.received("app://saved", from: .notification))
    let question = try #require(store.state.navigation.dialog)

    store.dispatch(Action.user(.answered(question, choice: 0)))
    #expect(store.state.links.pending == nil)
    environment.clock.jump(by: .seconds(61))
    store.dispatch(TestEffect.clear)

    #expect(store.state.navigation == Place(sheet))
    #expect(
      store.state.links.outcome
        == .refused(.superseded(pattern: "saved"), from: .notification))
  }

  @Test func `a link is routed when the user discards what they typed`() throws {
    let store = try TestEnvironment().store(
      behind: [
        navigationLock(navigation: \.navigation, locked: { _ in [.review(7)] }) { .discard($0) }
      ], adding: [discarding])
    store.dispatch(Action.go(sheet))
    store.dispatch(TestLinkAction.received("app://saved/clear", from: .inApp))
    let question = try #require(store.state.navigation.dialog)

    store.dispatch(Action.user(.answered(question, choice: 1)))

    #expect(store.state.navigation.route == Route(tab: .saved))
    #expect(store.state.navigation.dialog == .clearing(1))
  }

  @Test func `a link behind a gate and a lock isn't lost`() throws {
    let gate = TestRoute(root: .onboarding, tab: .welcome)
    let store = try TestEnvironment().store(
      TestApp(session: .unknown),
      behind: [
        navigationLock(
          navigation: \.navigation, locked: { _ in [.review(7)] }, asking: { .discard($0) })
      ],
      adding: [discarding],
      gate: { $0.session == .unknown ? .detour(.enter(.onboarding)) : .allow })
    store.dispatch(Action.go(form))
    store.dispatch(Action.enter(.onboarding))
    store.dispatch(TestLinkAction.received("app://sights/8", from: .inApp))
    #expect(store.state.navigation.route == gate)

    store.dispatch(SessionAction(session: .nobody))
    store.dispatch(Action.enter(.main))

    #expect(store.state.navigation.route == form)
    let question = try #require(store.state.navigation.dialog)
    store.dispatch(Action.user(.answered(question, choice: 1)))
    #expect(store.state.navigation.route == Route(tab: .explore, [.sight(8)]))
    #expect(store.state.links.outcome == .routed(pattern: "sights/:id", from: .inApp))
  }

  /// Keeps the user, or lets them leave by the request that is held.
  private var discarding: Middleware<TestApp> {
    dialogAnswers(navigation: \.navigation) { dialog in
      guard case .discard(let request) = dialog else { return DialogContent(title: "") }
      return DialogContent(
        title: "Discard?",
        choices: [
          .init("Keep", role: .cancel),
          .init("Discard", action: RouteAction<TestMap>.leaveConfirmed(request)),
        ])
    }
  }
}

/// The user leaves the held screen by a request.
private struct LeaveAction: ActionType {
  let request: Action
}
