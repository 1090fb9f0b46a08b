import Dispatch
import Synchronization

/// The actions of a store that wait for their turn, and the thread that handles them.
///
/// A thread that may handle actions, and finds the queue free, becomes its worker. It handles items until none is
/// left, or until it hands the rest over. Any other thread appends its action and leaves. The lock is held only to
/// append and to take items, so no thread that dispatches waits for the observers that another one calls.
// NB: no item is forgotten: who appends one says so before it looks for a worker, and a worker leaves before
// it looks for items. So one of the two sees the other.
// NB: `@unchecked Sendable`: `handle` belongs to the worker. `mainDelivery` is set once, before the store
// has observers.
final class ActionQueue: @unchecked Sendable {
  enum Item: Sendable {
    case action(PendingAction)
    /// Something else to do between two actions.
    case work(@Sendable () -> Void)
  }

  private static let closed = UInt.max
  /// The number of items with which the queue is long.
  private static let long = 256

  /// The oldest item first.
  private let items = Locked<[Item]>([])
  /// Whether there are items; it changes under the lock.
  private let hasItems = Atomic(false)
  /// The thread that is at work, or 0, or `closed`.
  private let worker = Atomic(currentThread())
  private let reducing: ReducingThread
  /// The time that the main thread spends on the actions of other threads before it hands them over.
  private let nanosecondsForOthers: UInt64
  private var handle: (@Sendable (PendingAction) -> Void)?
  weak var mainDelivery: MainDelivery?

  /// Creates a queue whose worker is the caller until `open(_:)`.
  init(_ reducing: ReducingThread, nanosecondsForOthers: UInt64) {
    self.reducing = reducing
    self.nanosecondsForOthers = nanosecondsForOthers
  }

  /// Handles what was appended since `init`, and from now on each action.
  func open(_ handle: @escaping @Sendable (PendingAction) -> Void) {
    self.handle = handle
    guard !mayWork else { return drain() }
    worker.store(0, ordering: .sequentiallyConsistent)
    if hasItems.load(ordering: .sequentiallyConsistent) { mainDelivery?.schedule() }
  }

  /// Returns whether a thread is the worker: if that is the caller's, it is inside the handling of an item.
  @inline(__always)
  func isWorker(_ thread: UInt) -> Bool { worker.load(ordering: .relaxed) == thread }

  /// Makes the caller the worker if the queue is free and empty, and the caller may handle actions.
  ///
  /// The caller then handles its action, and calls `drain()`. Otherwise it posts the action.
  @inline(__always)
  func begin(by caller: UInt) -> Bool {
    guard isWorker(0), mayWork, acquire(by: caller) else { return false }
    if !hasItems.load(ordering: .relaxed) { return true }
    // They are handled before the caller's own, once that is posted.
    worker.store(0, ordering: .sequentiallyConsistent)
    return false
  }

  /// Appends an item, which the worker handles; if there is none, the caller becomes it.
  func post(_ item: Item, by caller: UInt) {
    let count = append(item)
    if isWorker(caller) { return }
    // NB: threads that append faster than the worker handles would fill the memory. They don't wait for it,
    // since it may wait for them; they only leave it their processor.
    if count > Self.long { giveWay() }
    if !mayWork {
      mainDelivery?.schedule()
    } else if acquire(by: caller) {
      drain()
    }
  }

  /// Appends an item for the next worker, which need not come soon, and returns the number of items.
  @discardableResult
  func append(_ item: Item) -> Int {
    items.withLock { items in
      guard !isWorker(Self.closed) else { return 0 }
      if items.isEmpty { hasItems.store(true, ordering: .sequentiallyConsistent) }
      items.append(item)
      return items.count
    }
  }

  /// Does work immediately if the queue is free, and else in its turn.
  func perform(_ work: @escaping @Sendable () -> Void) {
    let caller = currentThread()
    guard begin(by: caller) else { return post(.work(work), by: caller) }
    work()
    drain()
  }

  /// Handles all items, the oldest first, and then frees the queue, whose worker is the caller.
  @inline(__always)
  func drain() {
    var end: UInt64 = 0
    repeat {
      while hasItems.load(ordering: .relaxed) {
        guard handle(takeItems(), until: &end) else { return }
      }
      guard !isWorker(Self.closed) else { return }
      worker.store(0, ordering: .sequentiallyConsistent)
    } while hasItems.load(ordering: .sequentiallyConsistent) && acquire(by: currentThread())
  }

  /// Handles all items if the queue is free.
  func drainIfFree() { if acquire(by: currentThread()) { drain() } }

  /// Calls observers on the main actor, as the worker if no other thread is.
  ///
  /// If another is, they are called meanwhile: the main thread doesn't wait for the actions that it handles.
  @MainActor func join(_ call: () -> Void) {
    let isWorker = acquire(by: currentThread())
    call()
    if isWorker { drain() }
  }

  /// Removes all items, and accepts no more and no worker.
  func close() {
    handle = nil
    let removed = items.withLock { items in
      worker.store(Self.closed, ordering: .relaxed)
      return take(&items)
    }
    // What actions hold is released outside the lock, because that may use the store.
    withExtendedLifetime(removed) {}
  }

  @inline(__always)
  private var mayWork: Bool { reducing == .dispatching || MainDelivery.isOnMain }

  /// Makes the caller the worker if the queue is free.
  @inline(__always)
  private func acquire(by caller: UInt) -> Bool {
    isWorker(0)
      && worker.compareExchange(expected: 0, desired: caller, ordering: .sequentiallyConsistent)
        .exchanged
  }

  private func takeItems() -> [Item] { items.withLock { take(&$0) } }

  /// Removes all items, under the lock.
  private func take(_ items: inout sending [Item]) -> [Item] {
    hasItems.store(false, ordering: .relaxed)
    defer { items = [] }
    return items
  }

  /// Handles items, and returns whether the caller is still the worker.
  private func handle(_ batch: [Item], until end: inout UInt64) -> Bool {
    for (index, item) in batch.enumerated() {
      guard mayHandle(item, until: &end) else {
        handOver(batch[index...])
        return false
      }
      switch item {
      case .action(let pending): handle?(pending)
      case .work(let work): work()
      }
      if isWorker(Self.closed) { return false }
    }
    return true
  }

  /// Returns whether the worker may handle an item, or has to hand it over.
  ///
  /// The main thread handles what it has dispatched itself, and what others have for a limited time:
  /// `end`, which is 0 before, is set when it begins.
  private func mayHandle(_ item: Item, until end: inout UInt64) -> Bool {
    guard reducing == .dispatching, case .action(let pending) = item,
      pending.context.thread != currentThread(), MainDelivery.isOnMain
    else { return true }
    let now = DispatchTime.now().uptimeNanoseconds
    if end == 0 { end = now + nanosecondsForOthers }
    return now < end
  }

  /// Puts items back, and lets a thread that isn't main handle them.
  private func handOver(_ rest: ArraySlice<Item>) {
    items.withLock { items in
      items = rest + items
      hasItems.store(true, ordering: .relaxed)
    }
    worker.store(0, ordering: .sequentiallyConsistent)
    Task.detached { self.drainIfFree() }
  }
}

/// An action on its way through a store: waiting for its turn, or held back by a ``StoreTool``.
public struct PendingAction: Sendable {
  /// The action.
  public let action: any ActionType
  let context: ActionContext

  /// The source that dispatched it; `nil` if nothing gave its name.
  public var source: ActionSource? { context.source }

  /// Whether the action has to arrive, even if a tool keeps it for a while, instead of being dropped.
  ///
  /// That is what began earlier: the work of effects, and what middleware dispatches or passes on late, such as
  /// by a timer. What the user does while a tool shows another state isn't meant for the app's own state.
  public var mustArrive: Bool {
    context.position > 0 || context.isFromMiddleware || source?.mustArrive == true
  }
}

/// What goes along with an action on its way through a store.
// NB: why the action isn't in it: copying that takes 10 of 46 ns.
struct ActionContext: Sendable {
  /// The thread that dispatched the action.
  let thread: UInt
  /// The source that dispatched it, if the store has a tool.
  var source: ActionSource?
  /// The number of middleware that it has passed.
  var position = 0
  /// Whether middleware has dispatched it.
  var isFromMiddleware = false
  /// The effect that dispatched it, which may be canceled before its turn comes.
  var effect: EffectRun?
}
