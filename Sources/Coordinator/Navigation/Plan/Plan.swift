/// Returns the fewest steps from the screens of a UI to the user's location.
///
/// It is pure, has an answer for any two states, and takes time in proportion to their screens. Another
/// root, or other tabs, are one step that carries all stacks, so no wrong screen appears on the way.
/// Hidden screens change first and visible screens change last: a stack below a modal changes while
/// it is covered, and then the dismissal reveals it. A modal with another root or style is another
/// modal, dismissed and presented; one with the same changes in place.
public func plan<Map>(
  from shown: NavigationState<Map>, to target: NavigationState<Map>
) -> [NavigationStep<Map>] {
  var shown = shown.visible
  let target = target.visible
  var steps: [NavigationStep<Map>] = []
  if shown.root != target.root || shown.tabs != target.tabs {
    var base = target
    base.modals = []
    base.dialog = nil
    steps.append(.enter(base))
    shown.apply(.enter(base))
  }
  addTabSteps(from: shown, to: target, to: &steps)
  addModalSteps(from: shown, to: target, to: &steps)
  return steps
}

/// Changes hidden tabs first, then the selection, then the tab that was left.
private func addTabSteps<Map>(
  from shown: NavigationState<Map>, to target: NavigationState<Map>,
  to steps: inout [NavigationStep<Map>]
) {
  for tab in target.tabs where tab != shown.selectedTab {
    if let step = tabStep(tab, from: shown, to: target) { steps.append(step) }
  }
  if shown.selectedTab != target.selectedTab { steps.append(.select(target.selectedTab)) }
  if let step = tabStep(shown.selectedTab, from: shown, to: target) { steps.append(step) }
}

/// Changes the modals that stay, then dismisses, presents and asks.
private func addModalSteps<Map>(
  from shown: NavigationState<Map>, to target: NavigationState<Map>,
  to steps: inout [NavigationStep<Map>]
) {
  let kept = commonPrefix(shown.modals[...], target.modals[...]) { $0.isSame(as: $1) }
  for depth in 0..<kept {
    let old = shown.modals[depth].stack
    let new = target.modals[depth].stack
    let container = NavigationContainer<Map>.modal(depth)
    if let step = stackStep(from: old.dropFirst(), to: new.dropFirst(), on: container) {
      steps.append(step)
    }
  }
  var dialog = shown.dialog
  if kept < shown.modals.count {
    steps.append(.dismiss(keeping: kept))
    dialog = nil
  } else if dialog != nil, kept < target.modals.count || dialog != target.dialog {
    steps.append(.endDialog)
    dialog = nil
  }
  for modal in target.modals.dropFirst(kept) { steps.append(.present(modal)) }
  if let next = target.dialog, next != dialog { steps.append(.ask(next)) }
}

private func tabStep<Map>(
  _ tab: Map.Tab, from shown: NavigationState<Map>, to target: NavigationState<Map>
) -> NavigationStep<Map>? {
  stackStep(
    from: shown.stacks[tab, default: []][...], to: target.stacks[tab, default: []][...],
    on: .tab(tab))
}

/// One step is enough for any stack: more on top, less on top, or all of it.
private func stackStep<Map>(
  from shown: ArraySlice<Map.Screen>, to target: ArraySlice<Map.Screen>,
  on container: NavigationContainer<Map>
) -> NavigationStep<Map>? {
  let common = commonPrefix(shown, target, where: ==)
  switch (shown.count - common, target.count - common) {
  case (0, 0): return nil
  case (0, _): return .push(Array(target.dropFirst(common)), on: container)
  case (let surplus, 0): return .pop(surplus, on: container)
  case (_, _): return .set(Array(target), on: container)
  }
}

/// Returns how many elements two arrays begin with that are equal, without making an array of them.
func commonPrefix<Element>(
  _ one: ArraySlice<Element>, _ other: ArraySlice<Element>,
  where areEqual: (Element, Element) -> Bool
) -> Int {
  let shorter = min(one.count, other.count)
  var count = 0
  while count < shorter, areEqual(one[one.startIndex + count], other[other.startIndex + count]) {
    count += 1
  }
  return count
}
