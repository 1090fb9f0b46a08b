import Foundation

extension TerminalScreen {
  /// Whether no layout, transition or activity indicator is in progress; see ``waitsForActivity``.
  public var isSettled: Bool {
    !isUpdateScheduled && transitionsInFlight.isEmpty
      && !windowScene.windows.contains { $0.isBusyInside(countingActivity: waitsForActivity) }
  }

  /// Waits for a frame whose text satisfies a condition; it checks each frame, and ten times in a second.
  ///
  /// It fails once the app has been at rest for a while, if ``isAppIdle`` says when it is.
  ///
  /// - Parameters:
  ///   - seconds: The time after which to give up, so that a failing test ends. It passes more slowly
  ///     while other tests keep the main thread busy.
  ///   - condition: Checks the rows as text.
  /// - Returns: Whether there was such a frame.
  @discardableResult public func until(
    within seconds: Int = 60, _ condition: @escaping (String) -> Bool
  ) async -> Bool {
    let isMet = await wait(seconds, endsAtRest: true) { condition($0.canvas.text) }
    if !isMet { onMiss() }
    return isMet
  }

  /// Waits for a frame that contains a text.
  @discardableResult public func shows(_ text: String, within seconds: Int = 60) async -> Bool {
    await until(within: seconds) { $0.contains(text) }
  }

  /// Waits until nothing has been in progress for a few turns of the main queue.
  @discardableResult public func settled(within seconds: Int = 60) async -> Bool {
    for _ in 0..<3 {
      guard await wait(seconds, for: { $0.isSettled }) else { return false }
    }
    return true
  }

  /// Waits until nothing moves or is laid out, whatever loads.
  package func stoodStill() async {
    _ = await wait(60) { screen in
      screen.isStill
        && !screen.windowScene.windows.contains { $0.isBusyInside(countingActivity: false) }
    }
  }

  private func wait(
    _ seconds: Int, endsAtRest: Bool = false, for condition: @escaping (TerminalScreen) -> Bool
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let waiter = TerminalWaiter(continuation, condition: condition)
      waiters.append(waiter)
      scheduleUpdate()
      waiter.giveUp(afterTenths: seconds * 10, watching: endsAtRest ? self : nil)
    }
  }

  /// The number of quiet tenths of a second after which a wait fails, more of them while a spinner turns;
  /// nil if something is going on.
  fileprivate var tenthsAtRest: Int? {
    guard !isUpdateScheduled, transitionsInFlight.isEmpty, isAppIdle?() == true else { return nil }
    return isSettled ? 20 : 100
  }

  func answerWaiters() {
    guard !waiters.isEmpty else { return }
    for waiter in waiters { waiter.look(at: self) }
    waiters.removeAll { $0.isDone }
    if !waiters.isEmpty { letTimePass() }
  }

  /// Moves the clock of the transitions on for a wait, unless a finger holds them.
  private func letTimePass() {
    guard let advanceClock, !isClockAdvancing,
      transitionsInFlight.contains(where: { $0.isAnimated && !$0.isInteractive })
    else { return }
    isClockAdvancing = true
    Task {
      await advanceClock()
      isClockAdvancing = false
      setNeedsUpdate()
    }
  }
}

extension UIView {
  func isBusyInside(countingActivity: Bool) -> Bool {
    !isHidden
      && (countingActivity && isBusy || layoutState.isPendingBelow
        || subviews.contains { $0.isBusyInside(countingActivity: countingActivity) })
  }
}

/// A suspended wait for a frame that satisfies a condition.
@MainActor final class TerminalWaiter {
  private let condition: (TerminalScreen) -> Bool
  private var continuation: CheckedContinuation<Bool, Never>?
  /// The number of tenths of a second in which nothing happened, and of frames at their end.
  private var quietTenths = 0
  private var frameCount = 0

  init(
    _ continuation: CheckedContinuation<Bool, Never>, condition: @escaping (TerminalScreen) -> Bool
  ) {
    self.continuation = continuation
    self.condition = condition
  }

  var isDone: Bool { continuation == nil }

  func look(at screen: TerminalScreen) {
    if condition(screen) { finish(true) }
  }

  /// Finishes the wait after a number of tenths of a second, or once a screen is at rest.
  ///
  /// Each tenth ends with a turn of the tasks' threads, and one of the main thread. All tests share
  /// those, so on a busy machine a minute can pass before a clock moves, or one frame is drawn.
  func giveUp(afterTenths count: Int, watching screen: TerminalScreen?) {
    if let screen, !screen.isUpdateScheduled { look(at: screen) }
    if let screen, isOver(on: screen) { return finish(false) }
    let pause = DispatchTimeInterval.milliseconds(count > 0 ? 100 : 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self, weak screen] in
      Task.detached { [weak self, weak screen] in
        await count > 0
          ? self?.giveUp(afterTenths: count - 1, watching: screen) : self?.finish(false)
      }
    }
  }

  /// Counts a tenth in which nothing happened, and returns whether those are enough.
  private func isOver(on screen: TerminalScreen) -> Bool {
    let enough = screen.tenthsAtRest
    quietTenths = enough == nil || screen.frameCount != frameCount ? 0 : quietTenths + 1
    frameCount = screen.frameCount
    return enough.map { quietTenths >= $0 } ?? false
  }

  func finish(_ result: Bool) {
    continuation?.resume(returning: result)
    continuation = nil
  }
}
