import Coordinator
import CoordinatorTesting
import Redux
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

/// Two windows of an app that AppShell doesn't run: one navigation state, and a navigator for each.
@MainActor @Suite(.timeLimit(.minutes(30))) struct WindowTests {
  private let store = Store(initialState: NotesState(), reducing: .main)
  private let windows: [Window]

  init() {
    let store = store
    windows = [.first, WindowID(1)].map { Window($0, store) }
  }

  private var shown: [NavigationState<NotesMap>?] { windows.map(\.navigator.shown) }

  private func settled() async {
    for window in windows { await window.navigator.settled() }
    for window in windows { await window.screen.settled() }
  }

  @Test func `an action for one window moves only that`() async {
    store.dispatch(NotesRoute.enter(.main))
    store.dispatch(NotesRoute.push(.note(id: 1)).addressed(to: .first))
    await settled()

    #expect(shown[0]?.route == Route(root: .main, tab: .notes, [.note(id: 1)]))
    #expect(shown[1]?.route == Route(root: .main, tab: .notes))
  }

  @Test func `what the user does in one window is reported for that`() async {
    for window in [WindowID.first, WindowID(1)] {
      store.dispatch(NotesRoute.present([.filter]).addressed(to: window))
    }
    await settled()

    windows[1].screen.press(.escape)
    await settled()

    #expect(shown.map { $0?.modals } == [[[.filter]], []])
  }

  @Test func `a window that is closed leaves the others`() async {
    store.dispatch(Addressed(WindowAction.closed, to: WindowID(1)))
    await settled()

    #expect(store.state.navigation.windows == [.first])
    #expect(shown[0]?.route == Route(root: .welcome, tab: .welcome))
  }
}

/// A window in front of a terminal.
@MainActor private final class Window {
  let screen = TerminalScreen(columns: 60, rows: 12)
  let navigator: Navigator<NotesMap>
  private let window: UIWindow

  init(_ id: WindowID, _ store: Store<NotesState>) {
    store.dispatch(Addressed(WindowAction.entered, to: id))
    window = UIWindow(windowScene: screen.windowScene)
    navigator = Navigator(in: window, for: NotesOwner(id, store))
    store.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1.alone(in: id) ?? $1) }
  }
}
