import Redux

/// The form for a review in words, ready to show.
struct WriteReviewViewState: Equatable {
  let heading: String
  /// Why sending failed; nil if it did not, or if only a sign-in was missing that has happened since.
  let error: String?
  let isSending: Bool

  init(_ sight: DataState<Sight>, _ sending: DataState<Review>, isSignedIn: Bool) {
    heading = "What do you think of \(sight.value?.name ?? "it")?"
    let isObsolete = isSignedIn && sending.error as? ClientError == .signedOut
    error = isObsolete ? nil : sending.error?.words
    isSending = sending.isLoading
  }
}
