#if os(Linux) && compiler(>=6.3)
  import AppInspector
  import AppShell
  import Coordinator

  /// The windows of an app as the system has them, each on a screen of its own.
  @MainActor final class SimulatedWindows<App: SimulatedApp> {
    @MainActor private struct Place {
      let screen: TerminalScreen
      let window: UIWindow

      var session: UISceneSession { screen.windowScene.session }
    }

    private var places: [Place] = []
    private weak var app: RunningApp<App>?
    private let makeScreen: @MainActor () -> TerminalScreen
    /// The sessions from before a restart whose windows aren't open again yet.
    private var kept: [UISceneSession]
    /// The screens of closed windows, in which something may still move.
    private var closed: [TerminalScreen] = []
    /// What the user looks at while there is no window.
    private let noScreen = TerminalScreen()

    /// Creates the windows of an app that starts, after those of its last start.
    init(
      after last: SimulatedWindows? = nil, makeScreen: @escaping @MainActor () -> TerminalScreen
    ) {
      kept = last.map { $0.sessions + $0.kept } ?? []
      self.makeScreen = makeScreen
    }

    /// The system of an app that has several windows.
    var asSystem: AppScenes {
      AppScenes { [weak self] in
        self.map { $0.sessions + $0.kept } ?? []
      } show: { [weak self] window, failed in
        self?.show(window, failed)
      }
    }

    var count: Int { places.count }
    /// The window that the user is in.
    private var current: Place? { places.first { $0.window === app?.window } ?? places.first }
    /// The screen that the user looks at.
    var screen: TerminalScreen { current?.screen ?? noScreen }
    /// What was presented last in the window that the user is in.
    var topViewController: UIViewController? {
      let root = current?.window.rootViewController
      return root.flatMap { sequence(first: $0, next: \.presentedViewController).suffix(1).first }
    }
    /// The screens of all windows.
    var screens: [TerminalScreen] { places.map(\.screen) }
    /// Whether nothing moves in any window, nor in one that closes.
    var areStill: Bool { (screens + closed).allSatisfy(\.isStill) }
    /// The sessions of all windows.
    var sessions: [UISceneSession] { places.map(\.session) }

    /// Opens the windows that were there before, or else one.
    func start(_ app: RunningApp<App>) {
      self.app = app
      repeat { open() } while !kept.isEmpty
    }

    /// Comes to the window with a number, or opens another if there is none.
    ///
    /// There are three at most, because more would only take time.
    func enter(_ number: Int) {
      if places.indices.contains(number) {
        app?.enter(places[number].session)
      } else if count < 3 {
        open()
      }
    }

    /// Closes the window that the user is in, unless it is the only one.
    func close() {
      guard count > 1, let app, let place = current else { return }
      app.enterBackground(place.session)
      app.leave(place.window)
      places.removeAll { $0.window === place.window }
      closed.removeAll(where: \.isStill)
      closed.append(place.screen)
      app.forget(place.session)
    }

    /// Goes to another app.
    func leave() {
      for session in sessions { app?.enterBackground(session) }
    }

    /// Comes back, to the window that the user was in.
    func comeBack() {
      let last = current?.session
      for session in sessions { app?.enterForeground(session) }
      for session in sessions where session !== last { app?.enter(session) }
      if let last { app?.enter(last) }
      app?.receive(.becameActive)
    }

    private func open() {
      guard let app else { return }
      let screen = makeScreen()
      let session = screen.windowScene.session
      if !kept.isEmpty { session.userInfo = kept.removeFirst().userInfo }
      let window = app.makeWindow(in: screen.windowScene)
      places.append(Place(screen: screen, window: window))
      app.enter(session)
      app.start(in: window)
      app.enterForeground(session)
      app.receive(.becameActive)
    }

    private func show(_ id: WindowID, _ failed: () -> Void) {
      if let session = sessions.first(where: { $0.window == id }) {
        app?.enter(session)
      } else if count < 3 {
        open()
      } else {
        failed()
      }
    }
  }
#endif
