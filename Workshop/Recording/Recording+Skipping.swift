public import Redux

/// Stands in a recording for an action that was skipped, and changes nothing.
public struct SkippedAction: ActionType {
  /// The action that was skipped.
  public let action: any ActionType
}

extension Recording {
  /// Returns what would have happened without an action.
  ///
  /// The others are reduced again, and keep their numbers; a ``SkippedAction`` has the number of the one that
  /// was skipped. Effects aren't repeated: what a server answered stays.
  ///
  /// - Parameter number: One of ``numbers``.
  /// - Returns: The recording with the states to which the other actions lead.
  public func skipping(_ number: Int) -> Recording {
    replacing(number, with: SkippedAction(action: self[number].action))
  }

  /// Returns what would have happened with another action in place of one.
  ///
  /// The others are reduced again, and keep their numbers. Effects aren't repeated.
  ///
  /// - Parameters:
  ///   - number: One of ``numbers``.
  ///   - other: The action to put there.
  /// - Returns: The recording with the states to which the actions lead.
  package func replacing(_ number: Int, with other: any ActionType) -> Recording {
    var state = state(at: moments.lowerBound)
    var states = [KeptState(state)]
    var log = ActionLog(interval: 4096, firstNumber: numbers.lowerBound)
    for index in numbers {
      let recorded = self[index]
      let action = index == number ? other : recorded.action
      state.reduce(action)
      let isFull = log.append(
        action, from: recorded.origin, at: recorded.nanoseconds,
        calls: recorded.observerCount, heapSize: heapSize(of: action))
      if isFull {
        log.beginBlock()
        states.append(KeptState(state))
      }
    }
    return Recording(log, states)
  }
}
