public import Coordinator

/// The system's part in an app with several windows, which a test can replace.
public struct AppScenes: Sendable {
  /// Returns whether the user may have several windows.
  var areSeveral: @MainActor @Sendable () -> Bool
  /// Returns the sessions of all windows, also of those that aren't shown.
  var sessions: @MainActor @Sendable () -> [UISceneSession]
  /// Shows a window, or opens it if no session has it, and reports if that failed.
  var show: @MainActor @Sendable (WindowID, _ failed: @escaping @MainActor () -> Void) -> Void

  /// Creates the scenes of a system in which the user may have several windows.
  ///
  /// - Parameters:
  ///   - sessions: Returns the sessions of all windows, also of those that aren't shown.
  ///   - show: Shows a window, or opens it if no session has it, and reports if that failed.
  public init(
    sessions: @escaping @MainActor @Sendable () -> [UISceneSession],
    show:
      @escaping @MainActor @Sendable (WindowID, _ failed: @escaping @MainActor () -> Void) -> Void
  ) {
    self.init(areSeveral: { true }, sessions: sessions, show: show)
  }

  private init(
    areSeveral: @escaping @MainActor @Sendable () -> Bool,
    sessions: @escaping @MainActor @Sendable () -> [UISceneSession],
    show:
      @escaping @MainActor @Sendable (WindowID, _ failed: @escaping @MainActor () -> Void) -> Void
  ) {
    self.areSeveral = areSeveral
    self.sessions = sessions
    self.show = show
  }

  /// The scenes of iOS; elsewhere there is one window.
  static var system: Self {
    #if os(iOS)
      Self(
        areSeveral: { UIApplication.shared.supportsMultipleScenes },
        sessions: { Array(UIApplication.shared.openSessions) }, show: showScene)
    #else
      Self(areSeveral: { false }, sessions: { [] }, show: { _, _ in })
    #endif
  }
}

#if os(iOS)
  @MainActor private func showScene(
    _ window: WindowID, failed: @escaping @MainActor () -> Void
  ) {
    let application = UIApplication.shared
    guard let session = application.openSessions.first(where: { $0.window == window }) else {
      let request = UISceneSessionActivationRequest(role: .windowApplication)
      return application.activateSceneSession(for: request) { @Sendable _ in
        Task { @MainActor in failed() }
      }
    }
    application.activateSceneSession(for: UISceneSessionActivationRequest(session: session))
  }
#endif

extension UISceneSession {
  private static let key = "window"

  /// The window of the session, which the system keeps with it; nil for a new session.
  public internal(set) var window: WindowID? {
    get { (userInfo?[Self.key] as? Int).map(WindowID.init) }
    set { userInfo = newValue.map { [Self.key: $0.number] } }
  }
}
