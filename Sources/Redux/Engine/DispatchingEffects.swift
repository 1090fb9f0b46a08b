import Synchronization

/// The effects whose actions are being dispatched to a store, by the threads that dispatch them.
///
/// An effect's action may pass through a store type of the app on its way to the engine, which knows no effects. So
/// the engine looks up the thread.
// NB: why not a thread-local value: an observer of this store may dispatch to another one, where the action
// isn't the effect's. And a task-local value is inherited by a task that an observer starts.
struct DispatchingEffects: ~Copyable {
  private let runs = Locked<[UInt: EffectRun]>([:])
  /// The number of calls of `perform(as:_:)` that haven't returned; while it is 0, nothing is locked.
  private let count = Atomic(0)

  /// The run whose action the caller's thread dispatches, if it is inside `perform(as:_:)`.
  // NB: relaxed: the thread itself has counted its call, and doesn't look for those of others.
  @inline(__always)
  borrowing func run(on caller: UInt) -> EffectRun? {
    count.load(ordering: .relaxed) == 0 ? nil : runs.withLock { $0[caller] }
  }

  /// Calls a closure, in which what the caller's thread dispatches is an action of a run, or of none.
  borrowing func perform(as run: EffectRun?, _ body: () -> Void) {
    let caller = currentThread()
    count.add(1, ordering: .relaxed)
    let before = runs.withLock { runs in
      defer { runs[caller] = run }
      return runs[caller]
    }
    body()
    runs.withLock { $0[caller] = before }
    count.subtract(1, ordering: .relaxed)
  }
}
