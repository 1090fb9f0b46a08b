import Redux
import ReduxRecording

extension Recording {
  /// Returns the moment some steps later or earlier, at most the last or the first.
  ///
  /// Ticks in a row, such as those of a stopwatch, are one step.
  func moment(by steps: Int, from moment: Int) -> Int {
    let direction = steps.signum()
    var moment = moment
    for _ in 0..<abs(steps) {
      repeat {
        guard moments.contains(moment + direction) else { return moment }
        moment += direction
      } while isRepeatedTick(moment)
    }
    return moment
  }

  /// Whether an action differs only in numbers from the one before, and the same effect dispatched both.
  private func isRepeatedTick(_ number: Int) -> Bool {
    guard numbers.contains(number), numbers.contains(number - 1) else { return false }
    let (last, action) = (self[number - 1], self[number])
    return action.isFromEffect && last.isFromEffect && action.source == last.source
      && describeAction(action.action) == describeAction(last.action)
      && action.withoutNumbers == last.withoutNumbers
  }
}

extension RecordedAction {
  /// The action as text, without its numbers.
  fileprivate var withoutNumbers: String { "\(action)".filter { !$0.isNumber && $0 != "." } }
}
