import Coordinator
import Redux

/// A place, and a number that screens show.
struct TestState: StateType, Equatable {
  var navigation = Place(selectedTab: .home)
  var ticks = 0

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    if action is Tick { ticks += 1 }
  }
}

struct Tick: ActionType, Equatable {}
