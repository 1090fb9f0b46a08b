import Synchronization

/// The state of a store, and under the same lock its observers.
// NB: `@unchecked Sendable`: the lock guards the state. Only the owner of the store's turns changes it,
// so that one may also read it without the lock.
final class LockedState<State: StateType>: @unchecked Sendable {
  private let state: UnsafeMutablePointer<State>
  private let observers: Locked<ObserverRegistry>
  /// The action that is being reduced.
  private let reducing = Atomic<UnsafePointer<any ActionType>?>(nil)

  init(_ initial: State) {
    state = .allocate(capacity: 1)
    state.initialize(to: initial)
    observers = Locked(ObserverRegistry(state: state))
  }

  deinit {
    observers.withLock { $0.deallocate() }
    state.deinitialize(count: 1).deallocate()
  }

  /// The state, for the owner of the turns.
  var current: State { state.pointee }

  /// Whether the caller is a reducer, or other code that runs under the lock.
  @inline(__always)
  var isHeldByCaller: Bool { observers.isHeldByCaller() }

  /// Changes the state, and returns the observers of what has changed.
  @inline(__always)
  func reduce(_ action: any ActionType) -> [Observer] {
    withUnsafePointer(to: action) { pointer in
      observers.withLock { observers in
        reducing.store(pointer, ordering: .relaxed)
        state.pointee.reduce(action)
        let changed = observers.sweep()
        reducing.store(nil, ordering: .relaxed)
        return changed
      }
    }
  }

  /// Replaces the state, and returns the observers of what has changed.
  func replace(with newState: State) -> [Observer] {
    observers.withLock { observers in
      state.pointee = newState
      return observers.sweep()
    }
  }

  /// Passes the address of the state to a closure, between two actions.
  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    observers.withLock { _ in body(UnsafeRawPointer(state)) }
  }

  /// Passes the observers to a closure, between two actions.
  func withObservers<Result>(_ body: (inout ObserverRegistry) -> sending Result) -> sending Result {
    observers.withLock { body(&$0) }
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
