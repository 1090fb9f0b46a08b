import Synchronization

/// The machinery of a store: what becomes of an action.
///
/// The queue gives it its turn. Then it passes the middleware, changes the state, and the observers of
/// what has changed are called.
///
/// The engine lives as long as the store, and longer if middleware keeps `dispatch` or `next`.
// NB: `@unchecked Sendable`: the lock of the observers guards the state, too. Only the worker of the queue
// changes it, so that one may also read it without the lock.
final class StoreEngine<State: StateType>: AnyStoreEngine, @unchecked Sendable {
  let queue: ActionQueue
  let chain = MiddlewareChain()
  let observers: Locked<Observers>
  let main: MainDelivery
  private let effects = DispatchingEffects()
  let tool: (any StoreTool<State>)?
  var anyTool: (any StoreTool)? { tool }
  private let address: UnsafeMutablePointer<State>
  /// The action that is being reduced.
  private let actionInReducer = Atomic<UnsafePointer<any ActionType>?>(nil)
  /// The context of a canceled effect's action, while the report that takes its place is dispatched.
  // NB: it belongs to the worker of the queue.
  private var dropped: ActionContext?

  init(
    _ initial: State, _ middleware: [Middleware<State>] = [], _ reducing: ReducingThread,
    nanosecondsForOthers: UInt64 = 8_000_000, tool: (any StoreTool<State>)? = nil
  ) {
    queue = ActionQueue(reducing, nanosecondsForOthers: nanosecondsForOthers)
    main = MainDelivery(queue, handlesActions: reducing == .main)
    address = .allocate(capacity: 1)
    address.initialize(to: initial)
    observers = Locked(Observers(of: address))
    self.tool = tool
    tool?.attach(to: StoreControl(self))
    chain.setUp(
      middleware, dispatch: { self.dispatch($0, byMiddleware: true) },
      getState: { self.read { $0.assumingMemoryBound(to: State.self).pointee } },
      next: { self.passOn($0, behind: $1) })
    queue.open { self.handle($0) }
  }

  deinit {
    observers.withLock { $0.deallocate() }
    address.deinitialize(count: 1).deallocate()
  }

  /// Handles an action immediately if the store is free, else leaves it in the queue.
  @inline(__always)
  func dispatch(_ action: any ActionType, byMiddleware: Bool = false) {
    forbidInReducer(dispatching: action)
    let source = tool == nil ? nil : ActionSource.current
    send(
      action,
      in: ActionContext(
        thread: currentThread(), source: source, isFromMiddleware: byMiddleware))
  }

  @inline(__always)
  private func send(_ action: any ActionType, in context: ActionContext) {
    guard let run = effects.run(on: context.thread) else { return enqueue(action, in: context) }
    var context = context
    context.effect = run
    // What middleware and observers dispatch in response isn't the effect's own.
    effects.perform(as: nil) { [context] in enqueue(action, in: context) }
  }

  @inline(__always)
  private func enqueue(_ action: any ActionType, in context: ActionContext) {
    guard queue.begin(by: context.thread) else {
      if queue.isWorker(context.thread), let dropped { return replace(dropped, by: action) }
      let pending = PendingAction(action: action, context: context)
      return queue.post(.action(pending), by: context.thread)
    }
    if tool == nil, context.effect == nil {
      pass(action, in: context)
    } else {
      handle(PendingAction(action: action, context: context))
    }
    queue.drain()
  }

  /// Begins the turn of an action, unless its effect has been canceled or the tool doesn't admit it.
  // NB: an action without an effect, in a store without a tool, can do without it.
  func handle(_ pending: PendingAction) {
    let (action, context) = (pending.action, pending.context)
    if let effect = context.effect, effect.drops(action) { return drop(context, of: effect) }
    guard let tool else { return pass(action, in: context) }
    ActionSource.run(as: context.source) {
      if tool.admits(pending) { pass(action, in: context) }
    }
  }

  /// Handles the report of a cancellation, if there is one, in the place of the action that is dropped.
  ///
  /// In line, it would be behind what the next effect has dispatched meanwhile.
  private func drop(_ context: ActionContext, of effect: EffectRun) {
    dropped = context
    dropped?.effect = nil
    effect.reportCancellation()
    dropped = nil
  }

  private func replace(_ context: ActionContext, by report: any ActionType) {
    // What is dispatched in response to the report waits in line.
    dropped = nil
    handle(PendingAction(action: report, context: context))
    dropped = context
  }

  func perform(as run: EffectRun, _ dispatch: () -> Void) { effects.perform(as: run, dispatch) }

  /// Passes an action to the middleware at its position, or behind the last one to the reducer.
  @inline(__always)
  private func pass(_ action: any ActionType, in context: ActionContext) {
    chain.pass(action, in: context) {
      guard let tool else { return notify(reduce(action), from: context.thread) }
      var changed: [Observer] = []
      tool.handle(action, from: context.source) {
        changed = reduce(action)
        return changed.count { !$0.isOver }
      } notify: {
        notify(changed, from: context.thread)
      }
    }
  }

  /// Handles an action that the middleware at a position passes on, in its turn or late.
  private func passOn(_ action: any ActionType, behind position: Int) {
    forbidInReducer(dispatching: action)
    let caller = currentThread()
    if queue.isWorker(caller), var context = chain.context(at: position) {
      context.position = position + 1
      return pass(action, in: context)
    }
    let source = tool == nil ? nil : ActionSource.current
    send(action, in: ActionContext(thread: caller, source: source, position: position + 1))
  }

  /// Changes the state, and returns the observers of what has changed.
  @inline(__always)
  private func reduce(_ action: any ActionType) -> [Observer] {
    withUnsafePointer(to: action) { pointer in
      observers.withLock { observers in
        actionInReducer.store(pointer, ordering: .relaxed)
        address.pointee.reduce(action)
        let changed = observers.sweep()
        actionInReducer.store(nil, ordering: .relaxed)
        return changed
      }
    }
  }

  /// Calls observers in order.
  private func notify(_ observers: [Observer], from thread: UInt) {
    guard !observers.contains(where: \.isOnMain) else { return main.call(observers, from: thread) }
    for index in observers.indices { observers.withUnretained(at: index) { $0.callAgain() } }
  }

  /// The state, for the worker of the queue.
  var state: State { address.pointee }

  /// Replaces the state, and calls the observers of what has changed.
  func show(_ state: State) {
    let changed = observers.withLock { observers in
      address.pointee = state
      return observers.sweep()
    }
    notify(changed, from: currentThread())
  }

  /// Passes the address of the state to a closure, between two actions.
  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    forbidInReducer(
      """
      The store's state was read inside a reducer, or inside a closure that reads or computes a part \
      of it. Both have the state at hand: read that.
      """)
    return observers.withLock { _ in body(UnsafeRawPointer(address)) }
  }

  /// Ends the store: actions that wait are handled, and then nothing is called any more.
  func end() {
    queue.perform { [self] in
      chain.empty()
      tool?.detach()
      endSubscriptions()
      queue.close()
    }
  }

  /// Traps if a reducer, or other code that runs under the lock, dispatches an action.
  // NB: in a reducer, `actionInReducer` points to the action that the waiting `reduce(_:)` holds. Elsewhere
  // under the lock it is nil.
  @inline(__always)
  private func forbidInReducer(dispatching action: any ActionType) {
    if observers.isHeldByCaller() {
      reject(action, during: actionInReducer.load(ordering: .relaxed)?.pointee)
    }
  }

  /// Traps where waiting for the lock would deadlock.
  func forbidInReducer(_ message: @autoclosure () -> String) {
    if observers.isHeldByCaller() { trap(message()) }
  }
}

/// Traps because a reducer, or other code under a store's lock, dispatches an action.
private func reject(_ action: any ActionType, during other: (any ActionType)?) -> Never {
  guard let other else {
    trap(
      """
      \(action) was dispatched inside a closure that reads or computes a part of the store's state. \
      The closure only returns a value: dispatch once it has returned.
      """)
  }
  trap(
    """
    \(action) was dispatched inside the reducer that handles \(other). A reducer only changes its \
    state: dispatch from middleware, an observer, an effect or an action creator.
    """)
}
