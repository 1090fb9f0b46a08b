import Synchronization

/// The state of a store, and under the same lock its observers and the log of its actions.
// NB: `@unchecked Sendable`: the lock guards the state. Only the owner of the store's turns changes it,
// so that one may also read it without the lock.
final class LockedState<State: StateType>: @unchecked Sendable {
  /// Receives the log, if there is one, and the number of observers to call.
  typealias Record = (inout ActionLog?, Int) -> Void

  private let state: UnsafeMutablePointer<State>
  private let contents: Locked<LockedContents>
  /// The action that is being reduced.
  private let reducing = Atomic<UnsafePointer<any ActionType>?>(nil)

  init(_ initial: State) {
    state = .allocate(capacity: 1)
    state.initialize(to: initial)
    contents = Locked(LockedContents(observers: ObserverRegistry(state: state)))
  }

  deinit {
    contents.withLock { $0.observers.deallocate() }
    state.deinitialize(count: 1).deallocate()
  }

  /// The state, for the owner of the turns.
  var current: State { state.pointee }

  /// Whether the caller is a reducer, or other code that runs under the lock.
  @inline(__always)
  var isHeldByCaller: Bool { contents.isHeldByCaller() }

  /// Changes the state, and returns the observers of what has changed.
  @inline(__always)
  func reduce(_ action: any ActionType, recording record: Record = { _, _ in }) -> [Observer] {
    withUnsafePointer(to: action) { pointer in
      contents.withLock { contents in
        reducing.store(pointer, ordering: .relaxed)
        state.pointee.reduce(action)
        let observers = contents.observers.sweep()
        reducing.store(nil, ordering: .relaxed)
        record(&contents.log, observers.count)
        return observers
      }
    }
  }

  /// Replaces the state, and returns the observers of what has changed.
  func replace(with newState: State) -> [Observer] {
    contents.withLock { contents in
      state.pointee = newState
      return contents.observers.sweep()
    }
  }

  /// Passes the address of the state to a closure, between two actions.
  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    contents.withLock { _ in body(UnsafeRawPointer(state)) }
  }

  /// Passes the observers to a closure, between two actions.
  func withObservers<Result>(_ body: (inout ObserverRegistry) -> sending Result) -> sending Result {
    contents.withLock { body(&$0.observers) }
  }

  /// Passes the log of actions to a closure, between two actions.
  func withLog<Result>(_ body: (inout ActionLog?) -> sending Result) -> sending Result {
    contents.withLock { body(&$0.log) }
  }

  /// Traps if a reducer dispatches an action.
  // NB: in a reducer, `reducing` points to the action that the waiting `reduce(_:)` holds. Elsewhere
  // under the lock it is nil.
  @inline(__always)
  func forbidInReducer(dispatching action: any ActionType) {
    if isHeldByCaller { reject(action, during: reducing.load(ordering: .relaxed)?.pointee) }
  }

  /// Traps where waiting for the lock would deadlock.
  func forbidInReducer(_ message: @autoclosure () -> String) {
    if isHeldByCaller { trap(message()) }
  }
}

// NB: not nested, since its size would then be known only at run time.
private struct LockedContents {
  var observers: ObserverRegistry
  /// The actions, if they are recorded.
  var log: ActionLog?
}
