import Redux

extension AppState {
  /// Forgets everything about a user who signs out: the one list of it.
  ///
  /// What belongs to the device stays: saved sights, visits and guides. A session that expires isn't a sign-out: what
  /// the user wrote is kept, and nobody else sees it.
  mutating func forgetUser(because action: any ActionType) {
    if case SessionAction.signOutConfirmed = action { forget(session.last) }
  }

  private mutating func forget(_ account: Account?) {
    guestBook.forget(account)
    feedback.forget()
    slowRequests = SlowRequestsState()
  }
}
