/// The time between a step that UIKit refused and the next try.
///
/// UIKit may refuse a step during a transition that it doesn't tell of. So the pause ends when the UI
/// changes, and lasts twice as long each time.
@MainActor final class RepairPause {
  private let turn: Alarm
  private var cancelTurn: (@MainActor () -> Void)?
  private var end: (@MainActor () -> Void)?

  /// Creates a pause that has not begun.
  ///
  /// - Parameter turn: Measures the shortest pause.
  init(turn: @escaping Alarm) {
    self.turn = turn
  }

  /// Begins a pause, and calls `end` when it is over.
  ///
  /// - Parameters:
  ///   - faults: How many faults there have been, this one included.
  ///   - end: Called at the end.
  func begin(afterFaults faults: Int, end: @escaping @MainActor () -> Void) {
    self.end = end
    wait(turns: 1 << min(faults - 1, 8))
  }

  /// Ends the pause now, if there is one.
  func cutShort() {
    cancelTurn.take()?()
    end.take()?()
  }

  private func wait(turns: Int) {
    cancelTurn = turn { [weak self] in
      if turns > 1 { self?.wait(turns: turns - 1) } else { self?.cutShort() }
    }
  }
}
