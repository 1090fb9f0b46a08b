import AppShell
import Redux

/// Counts how often someone signs in.
func sessionMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, _, _ in
    switch action.as(SessionAction.self) {
    case .signIn(.success), .register(.success): services.track(.signedIn)
    case .signIn, .register, .restored, .signedOut, nil: break
    }
  }
}

extension AnalyticsEvent {
  static let signedIn = Self(name: "signedIn")
}
