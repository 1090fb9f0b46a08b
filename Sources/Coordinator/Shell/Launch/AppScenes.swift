package import Coordinator

/// The system's part in an app with several windows, which a test can replace.
package struct AppScenes: Sendable {
  /// Returns whether the user may have several windows.
  package var areSeveral: @MainActor @Sendable () -> Bool
  /// Returns the sessions of all windows, also of those that aren't shown.
  package var sessions: @MainActor @Sendable () -> [UISceneSession]
  /// Shows a window, or opens it if no session has it, and reports if that failed.
  package var show:
    @MainActor @Sendable (WindowID, _ failed: @escaping @MainActor () -> Void) -> Void

  /// The scenes of iOS; elsewhere there is one window.
  package static var system: Self {
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
  package var window: WindowID? {
    get { (userInfo?[Self.key] as? Int).map(WindowID.init) }
    set { userInfo = newValue.map { [Self.key: $0.number] } }
  }
}
