/// The events of loading a value.
///
/// `DataState.reduce(_:)` turns them into state that a screen can show. Wrap them in an action of the
/// feature, so that two loads of the same type are not confused:
///
/// ```swift
/// enum NotesAction: ActionType { case load(LoadAction<[Note]>) }
/// ```
public enum LoadAction<Value: Sendable>: ActionType {
  /// The load has started.
  case started
  /// The fraction that has been loaded, from 0 to 1.
  case progress(Double)
  /// The load has succeeded.
  case success(Value)
  /// The load has failed, or was canceled if the error is a `CancellationError`.
  case failure(any Error)
}

extension LoadAction: Equatable where Value: Equatable {
  /// Returns whether two events are equal.
  ///
  /// Failures are equal if their errors are. Errors without `==` are equal if they have the same type
  /// and the same description.
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
