import Redux

/// Tells the inspector of every action and of what it changed.
///
/// It keeps the state from before while an action is reduced, so what the action changes is copied:
/// right for an example, and for a build that developers use.
let inspection: Middleware<AppState> = { dispatch, getState in
  { next in
    { action in
      guard !(action is InspectorAction) else { return next(action) }
      let before = getState()
      next(action)
      let changes = namesOfChanges(from: before, to: getState())
      dispatch(InspectorAction.seen(describeAction(action), changes: changes))
    }
  }
}

/// Which parts of the state differ, by name.
private func namesOfChanges(from before: AppState, to after: AppState) -> [String] {
  zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children)
    .filter { differ($0.value, $1.value) }
    .compactMap { $0.0.label }
}

private func differ(_ before: Any, _ after: Any) -> Bool {
  guard let before = before as? any Equatable else { return true }
  return !isEqual(before, after)
}

private func isEqual<Value: Equatable>(_ before: Value, _ after: Any) -> Bool {
  (after as? Value) == before
}
