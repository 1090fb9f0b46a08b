/// The thread on which a store handles actions.
public enum ReducingThread: Sendable {
  /// The thread that dispatches, or, if the store is busy, the one that is at work or continues its work.
  ///
  /// Unless the store was busy, the action has been handled when `dispatch` returns, so a script or a test with
  /// one thread can read the state in the next line.
  case dispatching

  /// The main thread, whichever thread dispatches.
  ///
  /// Middleware, reducers and observers then need no care for threads. But on another thread
  /// `dispatch` returns before its action is handled, and nothing happens while the main thread is
  /// busy. And no other thread can take work from it: threads that dispatch faster than reducers and
  /// observers work keep the main thread from everything else.
  case main
}
