import Coordinator
import CoordinatorTesting
import Redux
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Two windows on one store: each has its navigation state, its executor and its driver.
@MainActor @Suite(.timeLimit(.minutes(30))) struct WindowTests {
  private let store = Store(initialState: WindowsState(), reducing: .main)
  private let windows: [Window]

  init() {
    let store = store
    windows = [1, 2].map { Window($0, store: store) }
  }

  @Test func `an action for one window moves only that`() async {
    store.dispatch(Addressed(NotesRoute.enter(.main), to: 1))
    store.dispatch(Addressed(NotesRoute.push(.note(id: 1)), to: 1))

    for window in windows { await window.executor.settled() }

    #expect(windows[0].driver.shown?.route == Route(root: .main, tab: .notes, [.note(id: 1)]))
    #expect(windows[1].driver.shown == store.state.places[2])
    #expect(windows[1].screen.text.contains("welcome"))
  }

  @Test func `what the user does in one window is reported for that`() async {
    for window in [1, 2] {
      store.dispatch(Addressed(NotesRoute.present([.filter]), to: window))
    }
    for window in windows { await window.executor.settled() }

    windows[1].screen.press(.escape)
    for window in windows { await window.screen.settled() }

    #expect(store.state.places[1]?.modals == [[.filter]])
    #expect(store.state.places[2]?.modals == [])
    #expect(windows.map { $0.driver.shown } == [store.state.places[1], store.state.places[2]])
  }
}

private struct WindowsState: StateType {
  var places = [
    1: NavigationState<NotesMap>(selectedTab: .welcome), 2: NavigationState(selectedTab: .welcome),
  ]

  mutating func reduce(_ action: any ActionType) {
    guard let action = action as? Addressed<Int> else { return }
    places[action.address]?.reduce(action.action)
  }
}

@MainActor private final class Window {
  let screen = TerminalScreen(columns: 60, rows: 12)
  let driver: UIKitNavigationDriver<NotesMap>
  let executor: NavigationExecutor<NotesMap>

  init(_ window: Int, store: Store<WindowsState>) {
    driver = UIKitNavigationDriver<NotesMap>(
      item: { UITabBarItem(title: "\($0)", image: nil, tag: 0) },
      report: { store.dispatch(Addressed($0, to: window)) },
      content: { _ in DialogContent(title: "") },
      coordinator: { NotesCoordinator($0.screen) })
    executor = NavigationExecutor(driver: driver) { Issue.record("\($0)") }
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(\.places[window]).subscribe(with: executor) { executor, place in
      if let place { executor.go(to: place) }
    }
    driver.attach(to: UIWindow(windowScene: screen.windowScene))
  }
}
