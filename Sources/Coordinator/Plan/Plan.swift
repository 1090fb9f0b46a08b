/// Returns the fewest steps from what a UI shows to where the user should be.
///
/// It is pure, has an answer for any two places, and takes time in proportion to their screens. Hidden
/// things change first and what the user sees changes last: a stack below a modal changes while it is
/// covered, and then the dismissal reveals it. A modal with another root is another modal, dismissed
/// and presented; one with the same root changes in place.
public func plan<Map>(
  from shown: NavigationState<Map>, to target: NavigationState<Map>
) -> [NavigationStep<Map>] {
  let kept = commonPrefix(shown.modals[...], target.modals[...]) { $0.first == $1.first }
  var steps = tabSteps(from: shown, to: target)
  for depth in 0..<kept {
    let stacks = (shown.modals[depth].dropFirst(), target.modals[depth].dropFirst())
    stackStep(from: stacks.0, to: stacks.1, on: .modal(depth)).map { steps.append($0) }
  }
  if kept < shown.modals.count { steps.append(.dismiss(keeping: kept)) }
  return steps + target.modals.dropFirst(kept).map { .present($0) }
}

/// Changes hidden tabs first, then the selection, then the tab that was left.
private func tabSteps<Map>(
  from shown: NavigationState<Map>, to target: NavigationState<Map>
) -> [NavigationStep<Map>] {
  var hidden: [(tab: Map.Tab, step: NavigationStep<Map>)] = []
  let added = target.stacks.keys.lazy.filter { shown.stacks[$0] == nil }
  for tab in Array(shown.stacks.keys) + added where tab != shown.selectedTab {
    if let step = tabStep(tab, from: shown, to: target) { hidden.append((tab, step)) }
  }
  // A dictionary has another order in each process, but equal places have equal plans.
  if hidden.count > 1 {
    let names = hidden.map { String(describing: $0.tab) }
    hidden = zip(names, hidden).sorted { $0.0 < $1.0 }.map(\.1)
  }
  var steps = hidden.map(\.step)
  if shown.selectedTab != target.selectedTab { steps.append(.select(target.selectedTab)) }
  tabStep(shown.selectedTab, from: shown, to: target).map { steps.append($0) }
  return steps
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

private func commonPrefix<Element>(
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
