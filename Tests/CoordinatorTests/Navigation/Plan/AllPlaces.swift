import Coordinator
import Foundation

/// Returns all stacks with at most `depth` screens.
func allStacks(of screens: [Screen], depth: Int) -> [[Screen]] {
  guard depth > 0 else { return [[]] }
  let lower = allStacks(of: screens, depth: depth - 1)
  return [[]] + lower.flatMap { stack in screens.map { [$0] + stack } }
}

/// Returns all navigation states with two tabs whose stacks have at most `depth` screens, and this
/// many modals at most, with and without each dialog.
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

/// Returns every step that could lead to one of these navigation states.
func allSteps(leadingTo places: [Place]) -> [Step] {
  let tabs = Set(places.flatMap(\.tabs)).map { NavigationContainer<TestMap>.tab($0) }
  let modals: [NavigationContainer<TestMap>] = [.modal(0), .modal(1)]
  let stacks = Set(places.flatMap { $0.stacks.values } + [[]])
  let sheets = Set(places.flatMap(\.modals))
  let changes = (tabs + modals).flatMap { container in
    stacks.flatMap { [Step.push($0, on: container), .set($0, on: container)] }
      + (1...2).map { .pop($0, on: container) }
  }
  return changes + Set(places.map(\.selectedTab)).map { .select($0) } + sheets.map { .present($0) }
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

/// Whether plans start at every navigation state: `make soak` sets `NAVIGATION_THOROUGH`.
let isThorough = ProcessInfo.processInfo.environment["NAVIGATION_THOROUGH"] != nil

extension [Place] {
  /// The navigation states at which plans start: a seventh of them, the same in every run.
  var starts: [Place] {
    var random = SplitMix64(seed: 1)
    return isThorough ? self : Array(shuffled(using: &random).prefix(Swift.max(15, count / 7)))
  }
}

/// Returns for how many pairs of navigation states the plan leads elsewhere.
func misses(among places: [Place]) -> Int {
  places.starts.reduce(0) { misses, start in
    misses + places.count { apply(plan(from: start, to: $0), to: start) != $0 }
  }
}

/// Returns the distance of each navigation state in steps, by a breadth-first search.
func distances(
  from start: Place, by steps: [Step], among places: Set<Place>
) -> [Place: Int] {
  var distances = [start: 0]
  var frontier: Set = [start]
  while let distance = frontier.first.flatMap({ distances[$0] }) {
    let next = frontier.flatMap { place in steps.map { apply([$0], to: place) } }
    frontier = Set(next.filter { distances[$0] == nil && places.contains($0) })
    frontier.forEach { distances[$0] = distance + 1 }
  }
  return distances
}
