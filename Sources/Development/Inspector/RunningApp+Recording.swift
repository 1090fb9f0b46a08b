public import AppShell
public import ReduxRecording

extension RunningApp {
  /// The recording so far; `nil` if the app isn't recorded.
  public var recording: Recording<App.State>? { store.recorder?.recording }

  /// Tells whether nothing happens until a clock moves, or a server that hangs answers.
  ///
  /// - Parameters:
  ///   - seen: The number of actions at the last look, which this updates.
  ///   - sleepers: The number of tasks that wait for the clock.
  /// - Returns: Whether no action came since, and all effects wait.
  package func isIdle(since seen: inout Int, sleepers: Int) -> Bool {
    let count = recording?.numbers.upperBound ?? 0
    defer { seen = count }
    return count == seen && runningEffects.count <= sleepers + services.shell.server.heldCount
  }
}
