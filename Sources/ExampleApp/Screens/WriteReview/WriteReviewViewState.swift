import AppShell
import Redux

/// The form for a review as text, ready to show.
struct WriteReviewViewState: Equatable {
  let heading: String
  /// The reason for a failure to send; nil without one, or if only a sign-in was missing that has happened since.
  let error: String?
  let isSending: Bool
  /// The reason for a long wait; nil without one.
  let waiting: String?

  init(
    _ state: WriteReviewState, _ sight: DataState<Sight>, isSignedIn: Bool, waiting: String? = nil
  ) {
    heading =
      sight.value.map { localized("What do you think of \($0.title)?") }
      ?? localized("What do you think of it?")
    let isObsolete = isSignedIn && state.sending.error as? ClientError == .signedOut
    error = isObsolete ? nil : state.sending.error?.words
    self.waiting = waiting
    isSending = state.sending.isLoading
  }
}
