public import AppShell
package import Redux
public import ReduxRecording

extension RunningApp {
  /// The recording so far; `nil` if the app isn't recorded.
  public var recording: Recording<App.State>? { store.recorder?.recording }

  /// Makes the moment that the app shows the present.
  ///
  /// The future is kept in ``ReduxRecording/Recorder/branches``. The screens are made again for the state, so
  /// their effects begin as after a restart, and those of the old screens end.
  public func continueFromMoment() {
    guard store.isTravelling else { return }
    restartScreens { [store] in store.continueFromMoment() }
  }

  /// Goes on at the end of a history that was left.
  ///
  /// - Parameter id: The number of one of the recorder's branches.
  public func continueBranch(_ id: Int) {
    guard store.recorder?.branches.contains(where: { $0.id == id }) == true else { return }
    restartScreens { [store] in store.continueBranch(id) }
  }

  /// Goes on as if an action had never happened.
  ///
  /// - Parameter number: The number of the action.
  public func skip(_ number: Int) {
    guard recording?.numbers.contains(number) == true else { return }
    restartScreens { [store] in store.skip(number) }
  }

  /// Goes on as if another action had happened in place of one.
  package func replace(_ number: Int, with action: any ActionType) {
    guard recording?.numbers.contains(number) == true else { return }
    restartScreens { [store] in store.replace(number, with: action) }
  }

  /// Goes on at the end of a recording, such as a state that was saved.
  package func goOn(with recording: Recording<App.State>) {
    restartScreens { [store] in store.goOn(with: recording) }
  }

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
