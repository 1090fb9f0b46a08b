import AppComponents
import AppShell
import Redux

/// The progress of signing in, as text.
struct SignInViewState: Equatable {
  let title = localized("Sign In")
  /// The reason for a failed sign-in; nil without one.
  let error: String?
  /// The reason for a long wait; nil without one.
  let waiting: String?
  /// Whether the form is on its way to the server.
  let isSending: Bool

  init(_ state: SignInState, waiting: String? = nil) {
    error = state.form.sending.error?.words
    self.waiting = waiting
    isSending = state.form.sending.isLoading
  }
}
