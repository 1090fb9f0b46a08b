import Redux

/// The progress of signing in, as text.
struct SignInViewState: Equatable {
  /// Why signing in failed; nil if it did not.
  let error: String?
  /// Why it takes long; nil if it doesn't.
  let waiting: String?
  /// Whether the form is on its way to the server.
  let isSending: Bool

  init(_ state: SignInState, waiting: String? = nil) {
    error = state.sending.error?.words
    self.waiting = waiting
    isSending = state.sending.isLoading
  }
}
