#if os(Linux) && compiler(>=6.3)
  import Coordinator
  import Redux

  enum CoreMap: NavigationMap {
    enum Tab: String, CaseIterable, Codable { case first, second }
    enum Screen: Hashable, Codable { case home, other, page(Int) }

    static func firstScreen(of tab: Tab) -> Screen { tab == .first ? .home : .other }
  }

  /// A state with a few small values, so that actions often change nothing.
  struct CoreState: StateType, Equatable {
    var first = 0, second = 0
    var list: [Int] = []
    var navigation = NavigationState<CoreMap>(selectedTab: .first)

    mutating func reduce(_ action: any ActionType) {
      navigation.reduce(action)
      switch action {
      case CoreAction.first(let value): first = value
      case CoreAction.second(let value): second = value
      case CoreAction.appended(let value): list = Array((list + [value]).suffix(3))
      default: break
      }
    }
  }

  enum CoreAction: ActionType {
    case first(Int), second(Int), appended(Int)
    /// What an effect has reported, by its number.
    case load(Int, LoadAction<Int>)
    /// A task has come so far in its program.
    case reached(Int, byTask: Int)
  }

  /// What an observer looks at.
  enum Part: CaseIterable {
    case first, second, list, both

    /// The value in a state.
    func value(in state: CoreState) -> [Int] {
      switch self {
      case .first: [state.first]
      case .second: [state.second]
      case .list: state.list
      case .both: [state.first, state.second]
      }
    }
  }
#endif
