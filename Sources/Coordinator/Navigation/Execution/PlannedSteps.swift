/// The rest of the way to a target.
struct PlannedSteps<Map: NavigationMap> {
  /// The state that the UI shows if every step so far succeeded.
  private(set) var expected: NavigationState<Map>

  private var steps: ArraySlice<NavigationStep<Map>>

  /// Plans the way.
  init(from shown: NavigationState<Map>, to target: NavigationState<Map>) {
    steps = plan(from: shown, to: target)[...]
    expected = shown
  }

  /// Whether no step is left.
  var isEmpty: Bool { steps.isEmpty }

  /// Removes and returns the next step, and whether it is the last and the user sees it.
  ///
  /// A plan changes the visible screen last, so no other step is animated.
  mutating func next() -> (step: NavigationStep<Map>, isLastVisible: Bool)? {
    guard let step = steps.popFirst() else { return nil }
    let isLastVisible = steps.isEmpty && expected.isVisible(step)
    expected.apply(step)
    return (step, isLastVisible)
  }
}

extension NavigationState {
  /// Returns whether no modal and no other tab covers the change of a step.
  fileprivate func isVisible(_ step: NavigationStep<Map>) -> Bool {
    switch step {
    case .enter(let place): place.root != root || modals.isEmpty
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      container == topContainer
    case .select, .present, .dismiss, .ask, .endDialog: true
    }
  }
}
