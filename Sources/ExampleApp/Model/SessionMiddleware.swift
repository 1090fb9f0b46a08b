import AppShell
import Redux

/// Counts how often someone signs in, and signs out: here immediately, and on the server even if the user
/// leaves the screen.
nonisolated func sessionMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, dispatch, _ in
    switch action {
    case SessionAction.signedIn: services.track(.signedIn)
    case SessionAction.signOutConfirmed:
      if let session = services.client.tokens.take() {
        Task { try? await services.client.signOut(session) }
      }
      dispatch(SessionAction.signedOut)
    default: break
    }
  }
}

nonisolated extension AnalyticsEvent {
  static let signedIn = Self(name: "signedIn")
}
