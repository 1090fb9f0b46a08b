import Foundation

extension TerminalScreen {
  /// Whether nothing is under way: no layout, no transition, and nothing that turns to say “wait”.
  public var isSettled: Bool {
    !isUpdateScheduled && transitionsInFlight.isEmpty
      && !windowScene.windows.contains { $0.isBusyInside }
  }

  /// Waits for a frame whose text fulfils the condition; looks once a frame, and never sleeps.
  ///
  /// - Parameters:
  ///   - seconds: When to give up, so that a test ends with the screen it got.
  ///   - condition: Looks at the rows as text.
  /// - Returns: Whether such a frame came.
  @discardableResult public func until(
    within seconds: Int = 60, _ condition: @escaping (String) -> Bool
  ) async -> Bool {
    await wait(seconds) { condition($0.canvas.text) }
  }

  /// Waits for a frame that holds the text.
  @discardableResult public func shows(_ text: String, within seconds: Int = 60) async -> Bool {
    await until(within: seconds) { $0.contains(text) }
  }

  /// Waits until nothing has been under way for a few turns of the main queue.
  @discardableResult public func settled(within seconds: Int = 60) async -> Bool {
    for _ in 0..<3 {
      guard await wait(seconds, for: { $0.isSettled }) else { return false }
    }
    return true
  }

  private func wait(
    _ seconds: Int, for condition: @escaping (TerminalScreen) -> Bool
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let waiter = TerminalWaiter(continuation, condition: condition)
      waiters.append(waiter)
      setNeedsUpdate()
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak waiter] in
        MainActor.assumeIsolated { waiter?.finish(false) }
      }
    }
  }

  func answerWaiters() {
    guard !waiters.isEmpty else { return }
    for waiter in waiters { waiter.look(at: self) }
    waiters.removeAll { $0.isDone }
    if !waiters.isEmpty { letTimePass() }
  }

  /// Moves the clock on for those who wait, unless a finger holds what moves.
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
  var isBusyInside: Bool {
    !isHidden
      && (isBusy || layoutState.isPendingBelow || subviews.contains { $0.isBusyInside })
  }
}
