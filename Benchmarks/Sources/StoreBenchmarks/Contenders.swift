import OpenCombine
import Redux
import Synchronization

/// The reducer under a lock, and nothing else.
final class BareState<State: StateType>: Sendable {
  private let state: Mutex<State>

  init(_ state: State) { self.state = Mutex(state) }

  func dispatch(_ action: any ActionType) { state.withLock { $0.reduce(action) } }
}

/// A store as you would write it with Combine: a subject of the whole state.
// NB: `@unchecked Sendable`: one thread uses it.
final class CombineStore<State: StateType>: @unchecked Sendable {
  private let state: CurrentValueSubject<State, Never>
  private var subscriptions: Set<AnyCancellable> = []

  init(_ state: State) { self.state = CurrentValueSubject(state) }

  func dispatch(_ action: any ActionType) {
    var next = state.value
    next.reduce(action)
    state.send(next)
  }

  func observe<Value: Equatable>(
    _ keyPath: KeyPath<State, Value>, _ observer: @escaping (Value) -> Void
  ) {
    state.map { $0[keyPath: keyPath] }.removeDuplicates().sink(receiveValue: observer)
      .store(in: &subscriptions)
  }
}

/// A number that all observers change, so that the optimizer cannot remove them.
// NB: `nonisolated(unsafe)`: a store calls one observer at a time, and only one store is in use.
nonisolated(unsafe) let tally = UnsafeMutablePointer<Int>.allocate(capacity: 1)
