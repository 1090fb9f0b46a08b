import Coordinator
import CoordinatorLinks
import CoordinatorTesting
import Redux
import ReduxTesting
import Testing

/// Two windows on one store, each with its own navigation state, links, executor and driver.
@MainActor @Suite(.timeLimit(.minutes(30))) struct WindowTests {
  let store: Store<WindowApp>
  let left: Window
  let right: Window

  init() throws {
    let table = try testLinks()
    let intake: Middleware<WindowState> = linkIntake(
      table: table, links: \.links, navigation: \.navigation, clock: TestClock(),
      owner: { $0.user.map(LinkOwner.user) ?? .nextUser },
      guard: { _, window in window.user == nil ? .detour(.present([.signIn])) : .allow })
    let windows: Middleware<WindowApp> = addressed(
      to: { app in Array(app.windows.keys) }, part: { app, id in app.window(id) }
    ) { (_: Int) in [intake] }
    store = Store(initialState: WindowApp(), middleware: [windows])
    for id in [1, 2] { store.dispatch(WindowEvent.opened(id)) }
    left = Window(1, store)
    right = Window(2, store)
  }

  @Test func `each window goes its own way`() {
    left.send(Action.push(.sight(1)))
    right.send(Action.select(.saved))

    #expect(left.shown?.route == Route(tab: .explore, [.sight(1)]))
    #expect(right.shown?.route == Route(tab: .saved))
  }

  @Test func `a link goes to the window that received it`() {
    right.open("app://sights/7")

    #expect(right.shown?.route == Route(tab: .explore, [.sight(7)]))
    #expect(left.shown?.route == Route(tab: .explore))
    #expect(store.state.windows[1]?.links.outcome == nil)
  }

  @Test func `a sign-in resumes the link that waits in a window, and only there`() {
    right.open("app://sights/7/reviews/new")
    #expect(right.shown?.modals == [[.signIn]])

    store.dispatch(SessionAction(session: .user("ada")))

    #expect(right.shown?.route == Route(tab: .explore, [.sight(7)], modals: [[.review(7)]]))
    #expect(left.shown?.route == Route(tab: .explore))
  }

  @Test func `an action for a window that was closed does nothing`() {
    store.dispatch(WindowEvent.closed(2))

    right.open("app://sights/7")
    right.send(Action.push(.sight(1)))

    #expect(store.state.windows.keys.sorted() == [1])
    #expect(left.shown?.route == Route(tab: .explore))
  }

  /// A window as a scene would run it.
  @MainActor final class Window {
    private let id: Int
    private let store: Store<WindowApp>
    private let driver = HeadlessDriver(shown: Place(selectedTab: .explore))
    private let executor: NavigationExecutor<TestMap>

    init(_ id: Int, _ store: Store<WindowApp>) {
      self.id = id
      self.store = store
      executor = NavigationExecutor(driver: driver) { Issue.record("\($0)") }
      store.observeOnMain(\.windows[id]?.navigation)
        .subscribe(with: executor) { executor, place in place.map { executor.go(to: $0) } }
    }

    var shown: Place? { driver.shown }

    func send(_ action: any ActionType) { store.dispatch(Addressed(action, to: id)) }

    func open(_ link: String) {
      send(TestLinkAction.received(RawLink(link), from: .customScheme))
    }
  }
}

/// An app whose windows have the same user.
struct WindowApp: StateType {
  var windows: [Int: WindowState] = [:]
  var user: String?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case let action as Addressed<Int>: windows[action.address]?.reduce(action.action)
    case WindowEvent.opened(let id): windows[id] = WindowState()
    case WindowEvent.closed(let id): windows[id] = nil
    case let action as SessionAction:
      if case .user(let name) = action.session { user = name } else { user = nil }
    default: break
    }
  }

  /// Returns the part of the app that the middleware of a window sees.
  func window(_ id: Int) -> WindowState {
    var window = windows[id] ?? WindowState()
    window.user = user
    return window
  }
}

struct WindowState: StateType {
  var navigation = Place(selectedTab: .explore)
  var links = LinkState<TestMap>()
  var user: String?

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
  }
}

enum WindowEvent: ActionType, Equatable {
  case opened(Int), closed(Int)
}
