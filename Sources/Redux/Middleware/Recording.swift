/// Makes middleware that has a recorder remember every action and what it changed.
///
/// It keeps the state from before while an action is worked, so what the action changes is copied
/// first, and it compares the two: right for a build that developers use.
///
/// - Parameters:
///   - recorder: What remembers.
///   - isRecorded: Chooses the actions; leave out those that show the recorder itself.
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

/// Names the stored properties in which two values differ.
func namesOfChanges<Value>(from before: Value, to after: Value) -> [String] {
  zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children)
    .filter { differ($0.value, $1.value) }
    .compactMap { $0.0.label }
}

/// Tells whether two values differ: by `==` where there is one, else part by part; objects by which
/// they are.
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
