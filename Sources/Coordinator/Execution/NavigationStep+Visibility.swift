extension NavigationStep {
  /// Whether the user sees this step when it is performed at a place: not if a modal covers what
  /// changes, nor if another tab is in front of it.
  func isVisible(at place: NavigationState<Map>) -> Bool {
    switch self {
    case .select: place.modals.isEmpty
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      container == place.topContainer
    case .present, .dismiss: true
    }
  }
}

/// Returns whether the first of these steps is visible and none after it is.
func endsVisibly<Map>(_ steps: [NavigationStep<Map>], at place: NavigationState<Map>) -> Bool {
  guard let first = steps.first, first.isVisible(at: place) else { return false }
  var place = apply([first], to: place)
  for step in steps.dropFirst() {
    guard !step.isVisible(at: place) else { return false }
    place.take(step)
  }
  return true
}
