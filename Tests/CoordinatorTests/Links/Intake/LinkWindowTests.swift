import Coordinator
import CoordinatorLinks
import Redux
import Testing

/// Links of an app whose windows share a navigation state.
@Suite(.timeLimit(.minutes(30))) struct LinkWindowTests {
  private let store: Store<TestApp>
  private let first = WindowID.first
  private let second = WindowID(1)

  init() throws {
    store = try TestEnvironment().store()
    store.dispatch(Action.push(.sight(7)))
    store.dispatch(Addressed(WindowAction.entered, to: second))
  }

  private func open(_ link: String) {
    store.dispatch(TestLinkAction.received(RawLink(link), from: .customScheme))
  }

  private func send(_ action: any ActionType, to window: WindowID) {
    store.dispatch(Addressed(action, to: window))
  }

  private func route(of window: WindowID) -> Route<TestMap>? {
    store.state.navigation.alone(in: window)?.route
  }

  @Test func `a link leads the user to the window that shows its place`() {
    open("app://sights/7")

    #expect(store.state.navigation.window == first)
    #expect(route(of: second) == Route(tab: .explore))
    #expect(store.state.links.outcome == .routed(pattern: "sights/:id", from: .customScheme))
  }

  @Test func `any other link opens in the window that the user is in`() {
    open("app://sights/8")

    #expect(store.state.navigation.window == second)
    #expect(route(of: first) == Route(tab: .explore, [.sight(7)]))
    #expect(route(of: second) == Route(tab: .explore, [.sight(8)]))
  }

  @Test func `a link that waits in a window is followed there, wherever the user has gone`() {
    open("app://sights/7/reviews/new")
    #expect(route(of: second)?.modals == [[.signIn]])

    send(WindowAction.entered, to: first)
    store.dispatch(Action.select(.saved))
    #expect(store.state.links.pending != nil)
    store.dispatch(SessionAction(session: .user("ada")))

    #expect(route(of: second) == Route(tab: .explore, [.sight(7)], modals: [[.review(7)]]))
    #expect(route(of: first) == Route(tab: .saved))
  }

  @Test func `a link that waits in the first window is followed there, too`() {
    send(WindowAction.closed, to: second)
    open("app://sights/7/reviews/new")
    send(WindowAction.entered, to: second)

    store.dispatch(SessionAction(session: .user("ada")))

    #expect(route(of: first) == Route(tab: .explore, [.sight(7)], modals: [[.review(7)]]))
    #expect(route(of: second) == Route(tab: .explore))
  }

  @Test func `a link that waits in a window is dropped when that closes`() {
    open("app://sights/7/reviews/new")

    send(WindowAction.closed, to: second)

    #expect(store.state.links.pending == nil)
    #expect(
      store.state.links.outcome
        == .refused(.superseded(pattern: "sights/:id/reviews/new"), from: .customScheme))
    #expect(route(of: first) == Route(tab: .explore, [.sight(7)]))
  }
}
