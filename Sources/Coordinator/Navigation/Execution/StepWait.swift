/// The one thing that the executor waits for: a driver that is ready, or the end of a step.
@MainActor final class StepWait {
  private let watchdog: Alarm
  private var count = 0
  private var current: Int?
  private var cancelWatchdog: (@MainActor () -> Void)?

  /// Creates a wait that has not begun.
  ///
  /// - Parameter watchdog: Ends the wait, if nothing else does.
  init(watchdog: @escaping Alarm) {
    self.watchdog = watchdog
  }

  /// Whether there is nothing to wait for.
  var isOver: Bool { current == nil }

  /// Begins to wait, after the previous wait has ended.
  ///
  /// - Parameters:
  ///   - start: Starts the work to wait for, with a closure to call at its end.
  ///   - ended: Called at the end, with whether that came after `start` had returned.
  ///   - endedAgain: Called for another end, or for one after the watchdog.
  ///   - timedOut: Called if the watchdog was first.
  func begin(
    _ start: (_ end: @escaping @MainActor () -> Void) -> Void,
    ended: @escaping @MainActor (_ tookTime: Bool) -> Void,
    endedAgain: @escaping @MainActor () -> Void = {},
    timedOut: @escaping @MainActor () -> Void
  ) {
    count += 1
    let id = count
    current = id
    start { [weak self] in
      guard let self, current == id else { return endedAgain() }
      ended(end())
    }
    guard current == id else { return }
    cancelWatchdog = watchdog { [weak self] in
      guard let self, current == id else { return }
      _ = end()
      timedOut()
    }
  }

  /// Ends the wait, and returns whether the watchdog was set.
  private func end() -> Bool {
    let cancel = cancelWatchdog.take()
    current = nil
    cancel?()
    return cancel != nil
  }
}
