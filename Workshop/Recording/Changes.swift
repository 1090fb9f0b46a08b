import Redux

/// Returns the names of the stored properties in which two values differ, which are quick to read.
///
/// - Parameters:
///   - before: A value, usually the state before an action.
///   - after: The value after it.
/// - Returns: The names in the order of declaration.
public func changedProperties<Value>(from before: Value, to after: Value) -> [String] {
  zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children)
    .filter { differ($0.value, $1.value) }
    .compactMap { $0.0.label }
}

/// Returns the parts in which two values differ, one a line, with "-" for the old and "+" for the new.
///
/// It writes out both values, so it takes milliseconds for a large state.
///
/// - Returns: The lines, or `nil` if both values are written in the same way.
public func describeDifference(from before: Any, to after: Any) -> String? {
  Difference.text(from: before, to: after)
}

/// Returns a value with all that it holds in one line.
public func describeInFull(_ value: Any) -> String { Outline.text(of: value) }

/// Returns whether two values differ: by `==` if they have one, as objects by identity, else by their
/// parts.
private func differ(_ before: Any, _ after: Any) -> Bool {
  if let before = before as? any Equatable { return !isEqual(before, after) }
  let old = Mirror(reflecting: before)
  let new = Mirror(reflecting: after)
  guard old.displayStyle != .class else { return before as AnyObject !== after as AnyObject }
  guard old.subjectType == new.subjectType, old.children.count == new.children.count else {
    return true
  }
  guard !old.children.isEmpty else { return "\(before)" != "\(after)" }
  return zip(old.children, new.children).contains { old, new in
    old.label != new.label || differ(old.value, new.value)
  }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  left == right as? Value
}
