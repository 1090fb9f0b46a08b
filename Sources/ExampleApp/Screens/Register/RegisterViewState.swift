import AppComponents
import AppShell
import Redux

/// The progress of registering, as text.
struct RegisterViewState: Equatable {
  let title = localized("Register")
  /// The reason for a failed registration; nil without one.
  let error: String?
  /// Whether there is an account with the email already.
  let canSignIn: Bool
  /// That the account won't last; nil if it will.
  let notice: String?
  /// The reason for a long wait; nil without one.
  let waiting: String?
  /// The fraction completed, from 0 to 1; nil if nothing is being sent.
  let progress: Float?

  init(_ state: RegisterState, waiting: String? = nil, isForgotten: Bool = false) {
    self.waiting = waiting
    notice =
      isForgotten
      ? localized("The server is part of this app, and forgets your account when you quit.") : nil
    error = state.form.sending.error?.words
    canSignIn = state.form.sending.error as? ClientError == .emailTaken
    let fraction = Float(state.form.sending.progress ?? 0)
    progress = state.form.sending.isLoading ? fraction : nil
  }
}
