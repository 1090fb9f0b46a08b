import Coordinator
import Redux

/// A navigation state, and a number that screens show.
struct TestState: StateType, Equatable {
  var navigation = Place(selectedTab: .home)
  var ticks = 0
  var locked: Set<Screen> = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    if action is Tick { ticks += 1 }
    if let lock = action as? Lock { locked = lock.screens }
  }
}

struct Tick: ActionType, Equatable {}

/// Locks these screens, and no others.
struct Lock: ActionType, Equatable {
  let screens: Set<Screen>
}
