#if !os(iOS)
  import AppShell
  import Coordinator
  import TerminalUIKit

  /// Several windows of one app, each with a screen of its own.
  extension AppUser {
    /// Opens another window, as the user does without the app, and returns the user in front of it.
    ///
    /// The app must be one that has several windows. A window that the app opens is in ``otherWindows``.
    public func openWindow() -> AppUser {
      guard let scenes else {
        preconditionFailure("The app has one window. Start it by AppUser(hasWindows: true).")
      }
      return scenes.open()
    }

    /// Closes this window, which the app then forgets.
    public func closeWindow() {
      hideWindow()
      scenes?.remove(self)
      app.forget(screen.windowScene.session)
    }

    /// Takes the window away for a while, as the system does when it needs memory.
    public func hideWindow() {
      app.enterBackground(screen.windowScene.session)
      app.leave(window)
    }

    /// Comes to this window.
    public func enterWindow() {
      app.enterForeground(screen.windowScene.session)
      app.enter(screen.windowScene.session)
    }
  }

  /// The windows of an app as the system has them.
  @MainActor final class TestScenes<App: TestableApp> {
    private weak var first: AppUser<App>?
    private var sessions: [UISceneSession] = []
    /// The sessions from before a restart whose windows aren't open again yet.
    private var kept: [UISceneSession]

    init(kept: [UISceneSession] = []) { self.kept = kept }

    /// The system, as the app asks it.
    var asSystem: AppScenes {
      AppScenes { [weak self] in
        self.map { $0.sessions + $0.kept } ?? []
      } show: { [weak self] window, _ in
        self?.show(window)
      }
    }

    func add(_ user: AppUser<App>) {
      let session = user.screen.windowScene.session
      if !kept.isEmpty { session.userInfo = kept.removeFirst().userInfo }
      sessions.append(session)
      if let first { first.otherWindows.append(user) } else { first = user }
    }

    func remove(_ user: AppUser<App>) {
      sessions.removeAll { $0 === user.screen.windowScene.session }
      first?.otherWindows.removeAll { $0 === user }
    }

    @discardableResult func open() -> AppUser<App> {
      guard let first else { preconditionFailure("Keep the user of the first window.") }
      return AppUser(
        directory: first.directory, clock: first.clock, scenes: self, runningApp: first.app)
    }

    /// Returns the same sessions after a restart.
    func restarted() -> TestScenes { TestScenes(kept: sessions) }

    /// Opens the windows again that were open before a restart.
    func openAgain() { while !kept.isEmpty { open() } }

    private func show(_ window: WindowID) {
      let users = [first].compactMap(\.self) + (first?.otherWindows ?? [])
      if let user = users.first(where: { $0.screen.windowScene.session.window == window }) {
        user.enterWindow()
      } else {
        open()
      }
    }
  }
#endif
