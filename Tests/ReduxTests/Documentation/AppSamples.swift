import Redux
import Testing

/// The code of the articles, in their order.
enum Samples {
  enum CounterAction: ActionType, Equatable {
    case incrementTapped
    case decrementTapped
  }

  enum NotesAction: ActionType, Equatable {
    case load(LoadAction<[String]>)
  }

  struct CounterState: StateType, Equatable {
    var count = 0

    mutating func reduce(_ action: any ActionType) {
      switch action {
      case CounterAction.incrementTapped: count += 1
      case CounterAction.decrementTapped: count = max(0, count - 1)
      default: break
      }
    }
  }

  struct AppState: StateType, Equatable {
    var counter = CounterState()
    var notes = DataState<[String]>.idle

    mutating func reduce(_ action: any ActionType) {
      counter.reduce(action)
      if case NotesAction.load(let event) = action { notes.reduce(event) }
    }
  }

  struct CounterViewState: Equatable {
    let count: String
    let canDecrement: Bool

    init(_ state: CounterState) {
      count = "Count: \(state.count)"
      canDecrement = state.count > 0
    }
  }

  struct Client: Sendable {
    func notes() async throws -> [String] { ["b", "a"] }
  }
}
