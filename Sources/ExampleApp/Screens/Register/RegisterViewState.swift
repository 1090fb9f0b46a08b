import AppShell
import Redux

/// The progress of registering, as text.
struct RegisterViewState: Equatable {
  /// Why registering failed; nil if it did not.
  let error: String?
  /// That the account won't last; nil if it will.
  let notice: String?
  /// Why it takes long; nil if it doesn't.
  let waiting: String?
  /// The fraction completed, from 0 to 1; nil if nothing is being sent.
  let progress: Float?

  init(_ state: RegisterState, waiting: String? = nil, isForgotten: Bool = false) {
    self.waiting = waiting
    notice =
      isForgotten
      ? localized("The server is part of this app, and forgets your account when you quit.") : nil
    error = state.sending.error?.words
    let fraction = Float(state.sending.progress ?? 0)
    progress = state.sending.isLoading ? fraction : nil
  }
}
