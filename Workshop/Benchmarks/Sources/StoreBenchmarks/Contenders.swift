import Observation
import OpenCombine
import Redux
import Synchronization

/// The reducer under a lock, and nothing else.
final class BareState<State: StateType>: Sendable {
  private let state: Mutex<State>

  init(_ state: State) { self.state = Mutex(state) }

  @inline(never)
  func dispatch(_ action: any ActionType) { state.withLock { $0.reduce(action) } }

  @inline(__always)
  func read(_ body: (State) -> Int) -> Int { state.withLock { body($0) } }
}

/// A store as you would write it with Combine: a subject of the whole state.
// NB: `@unchecked Sendable`: one thread uses it.
final class CombineStore<State: StateType>: @unchecked Sendable {
  private let state: CurrentValueSubject<State, Never>
  private var subscriptions: Set<AnyCancellable> = []

  init(_ state: State) { self.state = CurrentValueSubject(state) }

  var value: State { state.value }

  func dispatch(_ action: any ActionType) {
    var next = state.value
    next.reduce(action)
    state.send(next)
  }

  func observe<Value: Equatable>(
    _ keyPath: KeyPath<State, Value>, _ observer: @escaping (Value) -> Void
  ) {
    subscribe(keyPath, observer).store(in: &subscriptions)
  }

  func subscribe<Value: Equatable>(
    _ keyPath: KeyPath<State, Value>, _ observer: @escaping (Value) -> Void
  ) -> AnyCancellable {
    state.map { $0[keyPath: keyPath] }.removeDuplicates().sink(receiveValue: observer)
  }
}

/// A store as you would write it with the standard library's `Observation`: each observer tracks what
/// it reads, and is called again after a change of the whole state if its own value differs.
// NB: `@unchecked Sendable`: one thread uses it.
final class ObservationStore<State: StateType>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var contents: State
  private var changed: [() -> Void] = []

  init(_ state: State) { contents = state }

  private var state: State {
    registrar.access(self, keyPath: \.state)
    return contents
  }

  func dispatch(_ action: any ActionType) {
    registrar.withMutation(of: self, keyPath: \.state) { contents.reduce(action) }
    let changed = changed
    self.changed.removeAll(keepingCapacity: true)
    for call in changed { call() }
  }

  func observe<Value: Equatable>(
    _ keyPath: KeyPath<State, Value>, _ observer: @escaping (Value) -> Void
  ) {
    var last: Value?
    func track() {
      // NB: `nonisolated(unsafe)`: the closure is called on the thread that dispatches.
      nonisolated(unsafe) let again = track
      let value = withObservationTracking {
        state[keyPath: keyPath]
      } onChange: { [self] in
        changed.append(again)
      }
      guard value != last else { return }
      last = value
      observer(value)
    }
    track()
  }
}

/// Returns the action, whose type the compiler forgets, as it does between the modules of an app.
@inline(never)
func opaque(_ action: any ActionType) -> any ActionType {
  actions.pointee = action
  return actions.pointee
}

// NB: `nonisolated(unsafe)`: only the main thread makes benchmarks.
nonisolated(unsafe) private let actions: UnsafeMutablePointer<any ActionType> = {
  let actions = UnsafeMutablePointer<any ActionType>.allocate(capacity: 1)
  actions.initialize(to: BenchAction.increment)
  return actions
}()

/// A number that all observers change, so that the optimizer cannot remove them.
// NB: `nonisolated(unsafe)`: a store calls one observer at a time, and only one store is in use.
nonisolated(unsafe) let tally = UnsafeMutablePointer<Int>.allocate(capacity: 1)
