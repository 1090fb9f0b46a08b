import AppShell
import Coordinator
import Outbox
import Redux

/// Asks the user to sign in if a review can't be sent otherwise, opens the form for one that is edited, removes one of
/// the user's, and counts those that were sent.
nonisolated func writeReviewMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, dispatch, getState in
    switch action {
    case ReviewOutboxAction.held(let id, _) where !getState().session.isSignedIn:
      let state = getState()
      // The answer may come after a sign-out, which discards the reviews that wait.
      let isWaiting = state.guestBook.outbox[id] != nil
      guard isWaiting, !state.navigation.isSigningIn else { return }
      dispatch(AppRoute.present([.signIn]))
    // A review that is being sent by now didn't become a draft.
    case GuestBookAction.editTapped(_, about: let id)
    where getState().guestBook.drafts[id] != nil:
      dispatch(AppLinks.writing(about: id, in: getState()))
    case GuestBookAction.removalConfirmed(let id, about: let sight):
      let review = getState().guestBook[sight].value?.first { $0.id == id }
      guard let review, let account = getState().session.current, review.isWritten(by: account)
      else { return }
      let change = ReviewChange(removing: review)
      dispatch(
        ReviewOutboxAction.added(
          PendingReview(change, id: services.makeID(), account: account.email)))
    case GuestBookAction.written: services.track(.reviewSent)
    default: break
    }
  }
}

nonisolated extension AnalyticsEvent {
  static let reviewSent = Self(name: "reviewSent")
}
