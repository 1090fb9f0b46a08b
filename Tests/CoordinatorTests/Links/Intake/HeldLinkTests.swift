import Coordinator
import CoordinatorLinks
import Redux
import Testing

/// Links that come while a middleware before the intake holds requests to leave a screen.
@Suite struct HeldLinkTests {
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
  private let signIn = TestRoute(
    tab: .explore, [.sight(7), .review(7)], modals: [[.signIn]])

  private func open(_ link: RawLink) {
    store.dispatch(TestLinkAction.received(link, from: .inApp))
  }

  @Test func `a held link is pending, not routed`() {
    open("app://saved")

    #expect(store.state.navigation.route == form)
    #expect(store.state.links.pending?.wait == .leaving(at: form, for: Route(tab: .saved)))
    #expect(store.state.links.outcome == .pending(pattern: "saved", from: .inApp))
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
    #expect(store.state.links.question == nil)

    store.dispatch(LeaveAction(request: .go(Route(tab: .saved))))

    #expect(store.state.links.question == .clearing)
    #expect(store.state.effects == [])
  }

  @Test func `the link behind a held detour is followed after the detour`() {
    open("app://sights/8/reviews/new")
    #expect(store.state.links.pending?.wait == .leaving(at: form, for: signIn))
    store.dispatch(LeaveAction(request: .present([.signIn])))
    #expect(store.state.links.pending?.wait == .detour(to: signIn))

    store.dispatch(SessionAction(session: .user("Ada")))
    #expect(store.state.links.outcome == .pending(pattern: "sights/:id/reviews/new", from: .inApp))
    let route = TestRoute(tab: .explore, [.sight(8)], modals: [[.review(8)]])
    store.dispatch(LeaveAction(request: .go(route)))

    #expect(store.state.links.outcome == .routed(pattern: "sights/:id/reviews/new", from: .inApp))
  }
}

/// The user leaves the held screen by a request.
private struct LeaveAction: ActionType {
  let request: Action
}
