import Coordinator

/// Returns all stacks with at most `depth` screens.
func allStacks(of screens: [Screen], depth: Int) -> [[Screen]] {
  guard depth > 0 else { return [[]] }
  let lower = allStacks(of: screens, depth: depth - 1)
  return [[]] + lower.flatMap { stack in screens.map { [$0] + stack } }
}

/// Returns all places with two tabs whose stacks have at most `depth` screens, and at most this many
/// modals, with and without each dialog.
func allPlaces(
  screens: [Screen] = [.sight(1), .sight(2), .visit(1)], depth: Int, modals: Int,
  dialogs: [TestMap.Dialog] = []
) -> [Place] {
  let stacks = allStacks(of: screens, depth: depth)
  let sheets = screens.flatMap { root in
    allStacks(of: screens, depth: depth - 1).map { Sheet([root] + $0) }
  }
  return [TestMap.Tab.explore, .saved].flatMap { tab in
    stacks.flatMap { explore in
      stacks.flatMap { saved in
        allChains(of: sheets, length: modals).flatMap { chain in
          ([nil] + dialogs).map {
            Place(
              selectedTab: tab, stacks: [.explore: explore, .saved: saved], modals: chain,
              dialog: $0)
          }
        }
      }
    }
  }
}

/// Returns every step that could lead to one of these places.
func allSteps(leadingTo places: [Place]) -> [Step] {
  let tabs: [NavigationContainer<TestMap>] = [.tab(.explore), .tab(.saved)]
  let modals: [NavigationContainer<TestMap>] = [.modal(0), .modal(1)]
  let stacks = Set(places.flatMap { $0.stacks.values } + [[]])
  let sheets = Set(places.flatMap(\.modals))
  let changes = (tabs + modals).flatMap { container in
    stacks.flatMap { [Step.push($0, on: container), .set($0, on: container)] }
      + (1...2).map { .pop($0, on: container) }
  }
  return changes + [.select(.explore), .select(.saved)] + sheets.map { .present($0) }
    + (0...1).map { .dismiss(keeping: $0) }
    + Set(places.compactMap(\.dialog)).map { .ask($0) } + [.endDialog]
}

private func allChains(of sheets: [Sheet], length: Int) -> [[Sheet]] {
  guard length > 0 else { return [[]] }
  return [[]]
    + allChains(of: sheets, length: length - 1).flatMap { chain in
      sheets.map { chain + [$0] }
    }
}
