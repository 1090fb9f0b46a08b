import Redux

/// How it goes with signing in, in words, ready to show.
struct SignInViewState: Equatable {
  let error: String?
  let isWorking: Bool

  init(_ session: DataState<Session>) {
    error = session.error.map(words)
    isWorking = session.isLoading
  }
}
