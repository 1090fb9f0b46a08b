import Redux
import ReduxRecording

extension Recording {
  /// Returns the moment some steps later or earlier, at most the last or the first.
  ///
  /// Ticks in a row, such as those of a stopwatch, are one step, and so is what was typed in a row.
  func moment(by steps: Int, from moment: Int) -> Int {
    let direction = steps.signum()
    var moment = moment
    for _ in 0..<abs(steps) {
      repeat {
        guard moments.contains(moment + direction) else { return moment }
        moment += direction
      } while isRepetition(moment)
    }
    return moment
  }

  /// Whether an action repeats the one before.
  ///
  /// A form may dispatch two for each key, so what was typed may also repeat the last but one.
  private func isRepetition(_ number: Int) -> Bool {
    guard numbers.contains(number) else { return false }
    let action = self[number]
    return [1, 2].contains { distance in
      let first = number - distance
      guard numbers.contains(first), distance == 1 || !action.isFromEffect else { return false }
      return (first..<number).allSatisfy { self[$0].source == action.source }
        && self[first].isRepeated(by: action)
    }
  }
}

extension RecordedAction {
  /// Whether another action differs only in numbers, if effects dispatched both, or else in texts.
  fileprivate func isRepeated(by next: RecordedAction) -> Bool {
    guard isFromEffect == next.isFromEffect,
      describeAction(action) == describeAction(next.action)
    else { return false }
    return isFromEffect
      ? withoutNumbers == next.withoutNumbers
      : withoutTexts.contains("••") && withoutTexts == next.withoutTexts
  }

  /// The action as text, without its numbers.
  private var withoutNumbers: String { "\(action)".filter { !$0.isNumber && $0 != "." } }

  /// The action as text, with dots for its texts, which those have that the app hides.
  private var withoutTexts: String {
    "\(action)".replacing(/"(?:\\.|[^"\\])*"/, with: "••••••••")
  }
}
