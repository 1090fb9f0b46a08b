import Coordinator
import Redux

/// Where the user is, and something that screens show.
struct TestState: StateType, Equatable {
  var navigation = Place(selectedTab: .home)
  var ticks = 0

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    if action is Tick { ticks += 1 }
  }
}

struct Tick: ActionType {}
