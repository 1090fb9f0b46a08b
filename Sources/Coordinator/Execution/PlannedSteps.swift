/// The rest of the way to a target.
struct PlannedSteps<Map: NavigationMap> {
  /// What the UI shows if every step so far did what it says.
  private(set) var expected: NavigationState<Map>

  private var steps: ArraySlice<NavigationStep<Map>>
  private let lastVisible: Int?

  /// Plans the way.
  init(from shown: NavigationState<Map>, to target: NavigationState<Map>) {
    let steps = plan(from: shown, to: target)
    self.steps = steps[...]
    lastVisible = lastVisibleStep(of: steps, from: shown)
    expected = shown
  }

  /// Whether no step is left.
  var isEmpty: Bool { steps.isEmpty }

  /// Removes and returns the next step.
  ///
  /// The last step that the user sees is the only one to be animated.
  mutating func next() -> (step: NavigationStep<Map>, isLastVisible: Bool)? {
    let isLastVisible = steps.startIndex == lastVisible
    guard let step = steps.popFirst() else { return nil }
    expected.apply(step)
    return (step, isLastVisible)
  }
}

/// Returns the index of the last step that changes what the user sees: no modal covers the change,
/// and no other tab is in front of it.
private func lastVisibleStep<Map>(
  of steps: [NavigationStep<Map>], from shown: NavigationState<Map>
) -> Int? {
  var (root, tab, modals) = (shown.root, shown.selectedTab, shown.modals.count)
  var last: Int?
  for (index, step) in steps.enumerated() {
    switch step {
    case .enter(let place):
      if place.root != root { modals = 0 }
      if modals == 0 { last = index }
      (root, tab) = (place.root, place.selectedTab)
    case .select(let next):
      if modals == 0 { last = index }
      tab = next
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      if container == (modals == 0 ? .tab(tab) : .modal(modals - 1)) { last = index }
    case .present:
      (last, modals) = (index, modals + 1)
    case .dismiss(let kept):
      (last, modals) = (index, kept)
    case .ask, .endDialog:
      last = index
    }
  }
  return last
}
