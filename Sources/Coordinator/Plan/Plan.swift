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
  let presentsModals = kept < target.modals.count
  var dialog = shown.dialog
  if kept < shown.modals.count {
    steps.append(.dismiss(keeping: kept))
    dialog = nil
  } else if dialog != nil, presentsModals || dialog != target.dialog {
    steps.append(.endDialog)
    dialog = nil
  }
  steps += target.modals.dropFirst(kept).map { .present($0) }
  if let next = target.dialog, next != dialog { steps.append(.ask(next)) }
  return steps
}

/// Changes hidden tabs first, then the selection, then the tab that was left.
private func tabSteps<Map>(
  from shown: NavigationState<Map>, to target: NavigationState<Map>
) -> [NavigationStep<Map>] {
  var hidden: [Map.Tab: NavigationStep<Map>] = [:]
  for tab in shown.stacks.keys where tab != shown.selectedTab {
    hidden[tab] = tabStep(tab, from: shown, to: target)
  }
  for tab in target.stacks.keys where tab != shown.selectedTab && shown.stacks[tab] == nil {
    hidden[tab] = tabStep(tab, from: shown, to: target)
  }
  var steps =
    hidden.count > 1 ? sorted(hidden.keys).compactMap { hidden[$0] } : Array(hidden.values)
  if shown.selectedTab != target.selectedTab { steps.append(.select(target.selectedTab)) }
  tabStep(shown.selectedTab, from: shown, to: target).map { steps.append($0) }
  return steps
}

/// Sorts tabs like their `allCases`, or else by name: a dictionary has another order in each process.
func sorted<Tab: Hashable>(_ tabs: some Collection<Tab>) -> [Tab] {
  if let type = Tab.self as? any CaseIterable.Type, let all = cases(of: type) as? [Tab] {
    let sorted = all.filter(tabs.contains)
    if sorted.count == tabs.count { return sorted }
  }
  let named = tabs.map { (name: String(describing: $0), tab: $0) }
  return named.sorted { $0.name < $1.name }.map(\.tab)
}

private func cases<Tab: CaseIterable>(of type: Tab.Type) -> Any {
  Array(type.allCases)
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
