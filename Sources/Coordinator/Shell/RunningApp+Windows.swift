import Coordinator
import CoordinatorUIKit
import Foundation
import Redux

extension RunningApp {
  /// Creates a window for ``start(in:)``, which notes that the user is in it whenever they touch it.
  public func makeWindow(in scene: UIWindowScene) -> UIWindow {
    let window = AppWindow(windowScene: scene)
    window.touched = { [weak self, weak session = scene.session] in
      if let session { self?.enter(session) }
    }
    return window
  }

  /// Shows the app in a window, instead of an earlier one of its session, and then starts its tools.
  public func start(in window: UIWindow) {
    let session = hasWindows ? window.windowScene?.session : nil
    let id = session.map { self.window(of: $0) } ?? userWindow
    if let earlier = openWindows[id]?.window { leave(earlier) }
    startScreens(in: window, id)
    startTools()
    requestedTool?.open(in: self)
    requestedTool = nil
  }

  /// Ends the screens in a window, unless another one shows the app by now.
  ///
  /// The state, with the user's location, stays for the next window.
  public func leave(_ window: UIWindow) {
    guard let (id, open) = openWindows.first(where: { $0.value.window === window })
    else { return }
    open.leave {}
    openWindows[id] = nil
    visibleWindows.remove(id)
    if id == userWindow, let next = visibleWindows.min() { enter(next) }
    guard id == toolWindow else { return }
    toolWindow = nil
    companions = []
    startTools()
  }

  /// Starts the tools in one of the windows, unless they are in another.
  private func startTools() {
    guard toolWindow == nil, let window else { return }
    toolWindow = userWindow
    companions = App.tools.compactMap { $0.appStarted(self, in: window) }
  }

  /// Ends all screens with their effects, and starts those of another state as after a restart.
  ///
  /// - Parameter change: Changes the state, once the windows are empty.
  public func restartScreens(after change: @escaping @MainActor () -> Void) {
    let old = openWindows.compactMap { id, open in
      open.window.map { (id: id, window: $0, open: open) }
    }
    guard !old.isEmpty else { return change() }
    openWindows = [:]
    var count = old.count
    for (_, _, open) in old {
      open.leave { [self] in
        count -= 1
        guard count == 0 else { return }
        change()
        for (id, window, _) in old { startScreens(in: window, id) }
        if savesChanges { saveChanges() }
      }
    }
  }

  private func startScreens(in window: UIWindow, _ id: WindowID) {
    openWindow(id).start(in: window)
  }

  /// Returns what shows the app in a window, perhaps before the window is there, such as for the link that opens it.
  func openWindow(_ id: WindowID) -> OpenWindow<App> {
    if let open = openWindows[id] { return open }
    let open = OpenWindow<App>(
      AppContext(
        store: store, services: services, window: hasWindows ? id : nil
      ) { [weak self] in self })
    openWindows[id] = open
    screens.removeAll { $0.all.isEmpty }
    screens.append(open.screens)
    return open
  }
}

/// Several windows, each of which has a number that its session keeps.
extension RunningApp {
  /// Notes that a session has a window, where the user is if it is new, or they see no other.
  ///
  /// The system may connect a window in the background. If the user comes to it, it becomes active.
  func connect(_ session: UISceneSession) {
    guard hasWindows else { return }
    let isKnown = store.read { $0.navigation.windows }.contains(window(of: session))
    if !isKnown || visibleWindows.isEmpty { enter(session) }
  }

  /// Notes that the user is in the window of a session.
  public func enter(_ session: UISceneSession) {
    guard hasWindows else { return }
    enter(window(of: session))
    if !hasSwept { sweep() }
  }

  private func enter(_ window: WindowID) {
    userWindow = window
    if store.read({ $0.navigation.window }) != window { send(.entered, to: window) }
  }

  /// Forgets the windows of an earlier run whose sessions are gone, such as on a new device.
  private func sweep() {
    hasSwept = true
    for window in store.state.navigation.windows
    where window != userWindow && !taken.contains(window) {
      send(.closed, to: window)
    }
  }

  /// The windows that belong to a session.
  private var taken: Set<WindowID> {
    Set(services.shell.scenes.sessions().compactMap(\.window))
  }

  /// Notes that the user sees the window of a session, which the system may have connected in the background.
  public func enterForeground(_ session: UISceneSession) {
    if hasWindows { visibleWindows.insert(window(of: session)) }
  }

  /// Notes that the user doesn't see the window of a session any longer, and leaves the app if it was the last one.
  public func enterBackground(_ session: UISceneSession) {
    if hasWindows { visibleWindows.remove(window(of: session)) }
    if visibleWindows.isEmpty { receive(.enteredBackground) } else { file.flush() }
  }

  /// Forgets the window of a session that the user has closed, unless another session has its number by now.
  ///
  /// The system reports it late if the app wasn't running.
  public func forget(_ session: UISceneSession) {
    guard hasWindows, let window = session.window else { return }
    let others = services.shell.scenes.sessions().filter { $0 != session }
    if !others.contains(where: { $0.window == window }) { send(.closed, to: window) }
  }

  /// Shows the window to which the user is led, such as by a link, or opens a new one.
  func followUser() {
    store.observeOnMain(\.navigation).subscribe(with: self) { app, navigation in
      let next = navigation.window
      // If the user has closed a window, the system says where they are next.
      guard next != app.userWindow, navigation.windows.contains(app.userWindow),
        !app.openWindows.isEmpty, !app.store.isPaused
      else { return }
      let last = app.userWindow
      app.userWindow = next
      app.services.shell.scenes.show(next) { [weak app] in
        app?.enter(last)
        app?.send(.closed, to: next)
      }
    }
  }

  private func send(_ event: WindowAction, to window: WindowID) {
    // While the app shows an earlier moment, the event waits, since it has happened in the present.
    let source = ActionSource("system", mustArrive: true)
    store.dispatch(Addressed(event, to: window), from: source)
  }

  /// Returns the window of a session, and lets a new session have one that no other has.
  private func window(of session: UISceneSession) -> WindowID {
    if let window = session.window { return window }
    let taken = taken
    let navigation = store.state.navigation
    let free = ([navigation.window] + navigation.windows).first { !taken.contains($0) }
    let window = free ?? navigation.newWindow
    session.window = window
    return window
  }
}
