/// Data together with the story of its loading.
///
/// A screen that keeps `isLoading`, `error` and `posts` apart can show an error over a spinner
/// over old posts. Here the three are one value, so a renderer has a case for each thing a person
/// can see, and what was loaded before stays visible while it is loaded again or when that fails.
public enum DataState<Value> {
  /// Nothing was asked for yet.
  case idle
  /// The work goes on: how far (from 0 to 1, or unknown), and what was there before.
  case loading(progress: Double? = nil, previous: Value? = nil)
  /// The value is there.
  case loaded(Value)
  /// The work failed, with what was there before.
  case failed(any Error, previous: Value? = nil)
}

extension DataState: Sendable where Value: Sendable {}

extension DataState: Equatable where Value: Equatable {
  /// Compares two states; failures are equal if their errors have one type and say the same.
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
  /// The newest value there is: loaded, or kept from before.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(_, let previous), .failed(_, let previous): previous
    case .loaded(let value): value
    }
  }

  /// Why the last load failed, if it did.
  public var error: (any Error)? {
    guard case .failed(let error, _) = self else { return nil }
    return error
  }

  /// Whether a load goes on.
  public var isLoading: Bool {
    guard case .loading = self else { return false }
    return true
  }

  /// How far the load is, from 0 to 1; nil if none goes on or nobody knows.
  public var progress: Double? {
    guard case .loading(let progress, _) = self else { return nil }
    return progress
  }

  /// Transforms the value, present or previous, and keeps the story of its loading.
  ///
  /// - Parameter transform: Called at most once, at once.
  /// - Returns: The same case with the transformed value.
  /// - Throws: What `transform` throws.
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
