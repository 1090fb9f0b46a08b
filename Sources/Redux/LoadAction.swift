/// What happens to a value while it is loaded.
///
/// `DataState.reduce(_:)` turns these events into what the screen shows. Wrap them in an action
/// of the feature, so that two loads of the same type stay apart:
///
/// ```swift
/// enum PostsAction: ActionType { case load(LoadAction<[Post]>) }
/// ```
public enum LoadAction<Value: Sendable>: ActionType {
  /// The work began.
  case started
  /// The work came this far: 0 is nothing, 1 is all.
  case progress(Double)
  /// The work ended with the value.
  case success(Value)
  /// The work ended without one.
  case failure(any Error)
}

extension LoadAction: Equatable where Value: Equatable {
  /// Compares two events; failures are equal if their errors have one type and say the same.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.started, .started): true
    case (.progress(let left), .progress(let right)): left == right
    case (.success(let left), .success(let right)): left == right
    case (.failure(let left), .failure(let right)): areAlike(left, right)
    case (.started, _), (.progress, _), (.success, _), (.failure, _): false
    }
  }
}

/// Returns whether two errors are equal, or, if their type has no `==`, have one type and one
/// description.
func areAlike(_ left: any Error, _ right: any Error) -> Bool {
  guard let left = left as? any Equatable else {
    return type(of: left) == type(of: right)
      && String(reflecting: left) == String(reflecting: right)
  }
  return areEqual(left, right)
}
