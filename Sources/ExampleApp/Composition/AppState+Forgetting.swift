import Redux

extension AppState {
  /// Forgets everything about a user who signs out, or whose place another one takes: the one list of it.
  ///
  /// What belongs to the device stays: saved sights, visits and guides. A session that expires isn't a sign-out: what
  /// the user wrote is kept, and nobody else sees it.
  mutating func forgetUser(because action: any ActionType) {
    switch action {
    case SessionAction.signOutConfirmed: forget(session.last)
    case SessionAction.signedIn(let account), SessionAction.restored(let account):
      // The reviews that wait are each shown to their own author; drafts have none.
      if let last = session.last, last.email != account.email { guestBook.forget(nil) }
    default: break
    }
  }

  private mutating func forget(_ account: Account?) {
    guestBook.forget(account)
    feedback = FeedbackState()
    slowRequests = SlowRequestsState()
  }
}
