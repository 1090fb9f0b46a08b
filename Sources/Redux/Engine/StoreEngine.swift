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
  let tool: (any StoreTool<State>)?
  var anyTool: (any StoreTool)? { tool }
  private let address: UnsafeMutablePointer<State>
  /// The action that is being reduced.
  private let reducing = Atomic<UnsafePointer<any ActionType>?>(nil)

  init(
    _ initial: State, _ middleware: [Middleware<State>] = [], _ thread: ReducingThread,
    nanosecondsForOthers: UInt64 = 8_000_000, tool: (any StoreTool<State>)? = nil
  ) {
    queue = ActionQueue(thread, nanosecondsForOthers: nanosecondsForOthers)
    main = MainDelivery(queue, handlesActions: thread == .main)
    address = .allocate(capacity: 1)
    address.initialize(to: initial)
    observers = Locked(Observers(of: address))
    self.tool = tool
    tool?.attach(to: StoreControl(self))
    chain.setUp(
      middleware, dispatch: { self.dispatch($0, byMiddleware: true) },
      getState: { self.read { $0.assumingMemoryBound(to: State.self).pointee } },
      next: { self.passOn($0, behind: $1) })
    queue.open { self.resume($0) }
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
    guard queue.begin(by: context.thread) else { return post(action, in: context) }
    if let tool {
      var context = context
      context.effect = EffectRun.current.value
      admit(action, in: context, by: tool)
    } else {
      pass(action, in: context)
    }
    queue.drain()
  }

  private func post(_ action: any ActionType, in context: ActionContext) {
    var context = context
    // What an observer dispatches because of an effect's action isn't the effect's own.
    if !queue.isWorker(context.thread) { context.effect = EffectRun.current.value }
    queue.post(.action(PendingAction(action: action, context: context)), by: context.thread)
  }

  /// Handles an action that had to wait, unless its effect has been canceled meanwhile.
  func resume(_ pending: PendingAction) {
    let context = pending.context
    var action = pending.action
    if let effect = context.effect {
      guard let admitted = effect.admitted(action) else { return }
      action = admitted
    }
    guard let tool else { return pass(action, in: context) }
    ActionSource.run(as: context.source) { admit(action, in: context, by: tool) }
  }

  private func admit(
    _ action: any ActionType, in context: ActionContext, by tool: any StoreTool<State>
  ) {
    if tool.admits(PendingAction(action: action, context: context)) { pass(action, in: context) }
  }

  /// Passes an action to the middleware at its position, or behind the last one to the reducer.
  @inline(__always)
  private func pass(_ action: any ActionType, in context: ActionContext) {
    chain.pass(action, in: context) {
      guard let tool else { return notify(reduce(action), from: context.thread) }
      var changed: [Observer] = []
      tool.handle(action, from: context.source) {
        changed = reduce(action)
        return changed.count
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
        reducing.store(pointer, ordering: .relaxed)
        address.pointee.reduce(action)
        let changed = observers.sweep()
        reducing.store(nil, ordering: .relaxed)
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
  var current: State { address.pointee }

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
  func close() {
    queue.perform { [self] in
      chain.empty()
      tool?.detach()
      endSubscriptions()
      queue.close()
    }
  }

  /// Traps if a reducer, or other code that runs under the lock, dispatches an action.
  // NB: in a reducer, `reducing` points to the action that the waiting `reduce(_:)` holds. Elsewhere
  // under the lock it is nil.
  @inline(__always)
  private func forbidInReducer(dispatching action: any ActionType) {
    if observers.isHeldByCaller() {
      reject(action, during: reducing.load(ordering: .relaxed)?.pointee)
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
