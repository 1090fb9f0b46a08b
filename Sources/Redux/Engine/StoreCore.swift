import Synchronization

/// The machinery of a store: its state, its mailbox, its middleware and its observers.
///
/// It lives as long as the store does, and longer if middleware keeps `dispatch` or `next`.
// NB: `@unchecked Sendable`: the lock guards the state and the registry. The other variables belong to
// the thread that owns the mailbox; releasing it is a releasing store, acquiring it an acquiring one.
final class StoreCore<State: StateType>: @unchecked Sendable {
  /// How far an action has come, and the thread that dispatched it.
  struct Stage {
    /// The position of the middleware that handles the action, the number of all middleware while
    /// observers are called, or -1 without an action.
    var position = -1
    var origin: UInt = 0
  }

  let thread: ReducingThread
  /// How many nanoseconds the main thread handles the actions of other threads; `nil` if it must.
  let mainShift: UInt64?
  let session: Session<State>?
  // NB: the session keeps the log. Not retaining that for each use saves 20 ns an action.
  let log: Unmanaged<SessionLog>?
  let mailbox = Mailbox(owner: currentThread())
  /// One closure for each middleware.
  var chain: [Dispatch] = []
  /// The stage of the action that is being handled.
  var stage = Stage()
  /// What dispatched the action, if that is recorded.
  var source: ActionSource?

  let state: UnsafeMutablePointer<State>
  let registry: Locked<ObserverRegistry>
  /// The action that is being reduced.
  let reducing = Atomic<UnsafePointer<any ActionType>?>(nil)
  /// Whether a task for the main actor has been started that has not run yet.
  let isMainScheduled = Atomic(false)

  init(
    _ initial: State, _ middleware: [Middleware<State>], _ thread: ReducingThread,
    mainShift: UInt64 = 8_000_000, recorder: Recorder<State>? = nil
  ) {
    self.thread = thread
    self.mainShift = thread == .main ? nil : mainShift
    session = recorder.map(Session.init)
    log = recorder.map { .passUnretained($0.log) }
    state = .allocate(capacity: 1)
    state.initialize(to: initial)
    registry = Locked(ObserverRegistry(state: state))
    chain = middleware.enumerated().map { link($0.element, at: $0.offset) }
    beginRecording()
    open()
  }

  deinit {
    registry.withLock { $0.deallocate() }
    state.deinitialize(count: 1).deallocate()
  }

  /// Whether the caller is a reducer, or other code that runs under the lock.
  @inline(__always)
  var isInReducer: Bool { registry.isHeldByCaller() }

  /// Traps if a reducer dispatches an action.
  @inline(__always)
  func forbidInReducer(dispatching action: any ActionType) {
    if isInReducer { reject(action) }
  }
}
