import Redux

/// How it goes with registering, in words, ready to show.
struct RegisterViewState: Equatable {
  let error: String?
  /// From 0 to 1; nil while nothing goes on.
  let progress: Float?

  init(_ session: DataState<Session>) {
    error = session.error.map(words)
    progress = session.isLoading ? Float(session.progress ?? 0) : nil
  }
}
