/// Returns middleware that records every action and the parts of the state that it has changed.
///
/// It keeps the old state while an action is handled, so values that change are copied first, and it
/// compares the two states. Use it in builds for developers.
///
/// - Parameters:
///   - recorder: The recorder of the actions.
///   - isRecorded: A function that chooses the actions. Leave out those of a screen that shows the
///     recorder.
/// - Returns: The middleware.
public func recording<State>(
  _ recorder: ActionRecorder,
  when isRecorded: @escaping @Sendable (any ActionType) -> Bool = { _ in true }
) -> Middleware<State> {
  { _, getState in
    { next in
      { action in
        guard isRecorded(action) else { return next(action) }
        let before = getState()
        next(action)
        recorder.record(
          describeAction(action), changes: namesOfChanges(from: before, to: getState()))
      }
    }
  }
}

/// Returns the names of the stored properties in which two values differ.
func namesOfChanges<Value>(from before: Value, to after: Value) -> [String] {
  zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children)
    .filter { differ($0.value, $1.value) }
    .compactMap { $0.0.label }
}

/// Returns whether two values differ: by `==` if they have one, as objects by identity, else by their
/// parts.
private func differ(_ before: Any, _ after: Any) -> Bool {
  if let before = before as? any Equatable { return !areEqual(before, after) }
  let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
  guard old.displayStyle != .class else { return before as AnyObject !== after as AnyObject }
  guard old.subjectType == new.subjectType, old.children.count == new.children.count else {
    return true
  }
  guard !old.children.isEmpty else { return "\(before)" != "\(after)" }
  return zip(old.children, new.children).contains { old, new in
    old.label != new.label || differ(old.value, new.value)
  }
}
