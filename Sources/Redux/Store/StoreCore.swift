import Synchronization

/// The engine of a store: its state, its turn, its observers.
///
/// It lives as long as the store, and a little longer where middleware kept its `next`.
// NB: `@unchecked Sendable`: every variable has one guard. The lock guards the state and the
// observations. `chain`, `stage` and `queue` belong to the thread that has the turn; giving it back
// is a releasing store, taking it an acquiring one.
final class StoreCore<State: StateType>: @unchecked Sendable {
  /// How far an action has come, and the thread that dispatched it.
  struct Stage {
    /// The middleware that has it; their count, and so behind the last, if observers have it; -1
    /// if there is no action.
    var position = -1
    var origin: UInt = 0
  }

  let thread: ReducingThread
  let turn = Turn(of: currentThread())
  var queue = Queue()
  /// One closure for each middleware.
  var chain: [Dispatch] = []
  /// How far the action has come that the thread at work passes on.
  var stage = Stage()

  let state: UnsafeMutablePointer<State>
  let observations: Locked<Observations>
  /// The action that the thread with the lock reduces, if it does.
  let reducing = Atomic<UnsafePointer<any ActionType>?>(nil)
  /// Whether a job that does what waits for the main actor is on its way there.
  let isMainSummoned = Atomic(false)

  init(state initial: State, middleware: [Middleware<State>], thread: ReducingThread) {
    self.thread = thread
    state = .allocate(capacity: 1)
    state.initialize(to: initial)
    observations = Locked(Observations(state: state))
    chain = middleware.enumerated().map { link($0.element, at: $0.offset) }
    open()
  }

  deinit {
    queue.removeAll()
    observations.withLock { $0.deallocate() }
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Copies the state between two actions.
  func read() -> State {
    forbidInReducer(
      "The store's state was read inside a reducer. A reducer has the state as `self`: read that.")
    return observations.withLock { _ in state.pointee }
  }

  /// Whether the caller is inside the work of this store.
  @inline(__always)
  var isAtWork: Bool { turn.isHeld(by: currentThread()) }
}
