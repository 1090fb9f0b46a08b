/// Where a store reduces.
public enum ReducingThread: Sendable {
  /// On whichever thread dispatches, or on the one that is at work when that one is busy.
  ///
  /// A dispatch returns with its action done, so a script or a test reads the state in the next
  /// line.
  case dispatching

  /// On the main thread, whoever dispatches.
  ///
  /// Then middleware, reducers and observers need no care for threads; but a dispatch from another
  /// thread returns before its action is done, and nothing happens while the main thread is busy.
  case main
}
