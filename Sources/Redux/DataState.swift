/// A value and the state of loading it.
///
/// A screen with separate variables for `isLoading`, `error` and `notes` can show an error on top of
/// a spinner on top of old notes. Here the three are one value, so a renderer has a case for each thing
/// that a person can see. The old value stays visible while it is loaded again, and if that fails.
public enum DataState<Value> {
  /// No load has started.
  case idle
  /// A load is running, with the fraction loaded (from 0 to 1, or unknown) and the value from before.
  case loading(progress: Double? = nil, previous: Value? = nil)
  /// The value has been loaded.
  case loaded(Value)
  /// The last load has failed, with its error and the value from before.
  case failed(any Error, previous: Value? = nil)
}

extension DataState: Sendable where Value: Sendable {}

extension DataState: Equatable where Value: Equatable {
  /// Returns whether two states are equal.
  ///
  /// Failures are equal if their errors are. Errors without `==` are equal if they have the same type
  /// and the same description.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.idle, .idle): true
    case (.loading(let left, let before), .loading(let right, let previous)):
      left == right && before == previous
    case (.loaded(let left), .loaded(let right)): left == right
    case (.failed(let left, let before), .failed(let right, let previous)):
      before == previous && areAlike(left, right)
    case (.idle, _), (.loading, _), (.loaded, _), (.failed, _): false
    }
  }
}

extension DataState {
  /// The newest value: the loaded one, or the one from before.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(_, let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// The error of the last load, if it has failed.
  public var error: (any Error)? {
    guard case .failed(let error, _) = self else { return nil }
    return error
  }

  /// Whether a load is running.
  public var isLoading: Bool {
    guard case .loading = self else { return false }
    return true
  }

  /// The fraction loaded, from 0 to 1; `nil` if it is unknown or no load is running.
  public var progress: Double? {
    guard case .loading(let progress, _) = self else { return nil }
    return progress
  }

  /// Returns the same case with a transformed value.
  ///
  /// - Parameter transform: A function that is called immediately if there is a value, loaded or previous.
  /// - Returns: The same case with the transformed value.
  /// - Throws: The error that `transform` throws.
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> DataState<NewValue> {
    switch self {
    case .idle: .idle
    case .loading(let progress, nil): .loading(progress: progress)
    case .loading(let progress, let previous?):
      .loading(progress: progress, previous: try transform(previous))
    case .loaded(let value): .loaded(try transform(value))
    case .failed(let error, nil): .failed(error)
    case .failed(let error, let previous?): .failed(error, previous: try transform(previous))
    }
  }
}

extension DataState where Value: Sendable {
  /// Changes the state because of an event, and keeps the newest value while loading and on failure.
  ///
  /// A `CancellationError` is not a failure: the state returns to the value from before the load.
  ///
  /// - Parameter event: The event of the load. Progress is clamped to 0...1, and unknown if it is
  ///   not a number. It is ignored when no load is running, so a late event cannot turn a loaded value
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
