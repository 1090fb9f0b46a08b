import AppShell
import Coordinator
import Redux

/// Asks the user to sign in if a review can't be sent otherwise, and counts those that were.
nonisolated func writeReviewMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, dispatch, getState in
    switch action {
    case WriteReviewAction.sent where !getState().session.isSignedIn,
      WriteReviewAction.sending(.failure(ClientError.signedOut)):
      dispatch(AppRoute.present([.signIn]))
    case GuestBookAction.written: services.track(.reviewSent)
    default: break
    }
  }
}

nonisolated extension AnalyticsEvent {
  static let reviewSent = Self(name: "reviewSent")
}
