import AppShell
import Redux

/// Counts how often someone signs in, and signs out: here immediately, and on the server even if the user
/// leaves the screen.
///
/// A sign-out that the server doesn't take is counted, too.
nonisolated func sessionMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, dispatch, _ in
    switch action {
    case SessionAction.signedIn: services.track(.signedIn)
    case SessionAction.signOutConfirmed:
      if let session = services.client.tokens.take() {
        Task {
          do {
            try await services.shell.finish("Sign out") {
              try await services.client.signOut(session)
            }
          } catch {
            services.track(.signOutFailed)
          }
        }
      }
      dispatch(SessionAction.signedOut)
    default: break
    }
  }
}

nonisolated extension AnalyticsEvent {
  static let signedIn = Self(name: "signedIn")
  static let signOutFailed = Self(name: "signOutFailed")
}
