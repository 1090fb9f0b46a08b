extension DataState where Value: Sendable {
  /// Moves the story on by one event, keeping the newest value through loading and failure.
  ///
  /// A load that fails with a `CancellationError` was given up, so nothing went wrong: it leaves what
  /// was there before it.
  ///
  /// - Parameter event: What happened to the load. Progress is clamped to 0...1, unknown if it is
  ///   not a number, and counts only while a load goes on, so a straggler cannot turn a loaded value
  ///   back into a loading one.
  public mutating func reduce(_ event: LoadAction<Value>) {
    switch event {
    case .started: self = .loading(previous: value)
    case .progress(let progress):
      guard isLoading else { return }
      let known = progress.isNaN ? nil : min(max(progress, 0), 1)
      self = .loading(progress: known, previous: value)
    case .success(let value): self = .loaded(value)
    case .failure(is CancellationError): if isLoading { self = value.map { .loaded($0) } ?? .idle }
    case .failure(let error): self = .failed(error, previous: value)
    }
  }
}
