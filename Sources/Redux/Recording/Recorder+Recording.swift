extension Recorder {
  /// Adds an action that was reduced.
  @inline(__always)
  func record(
    _ action: any ActionType, from source: ActionSource?, _ observerCount: Int,
    state: () -> State
  ) {
    let heapSize = heapSize(of: action)
    let recorded = RecordedAction(
      action: action, origin: source, nanoseconds: now(),
      calls: UInt32(truncatingIfNeeded: observerCount))
    contents.withLock { contents in
      contents.recording?.append(recorded, heapSize: heapSize)
      if contents.recording?.isBlockFull == true { contents.recording?.keep(state()) }
      if !contents.streams.isEmpty { contents.signal() }
    }
  }

  /// Adds to the last action how long it took.
  func setDuration(_ nanoseconds: Int64) {
    contents.withLock { $0.recording?.setDuration(nanoseconds) }
  }

  /// Begins to show a moment, and returns its state.
  func depart(to moment: Int) -> State? {
    guard let recording else { return nil }
    let moment = min(max(moment, recording.moments.lowerBound), recording.moments.upperBound)
    contents.withLock { contents in
      contents.travel = contents.travel ?? Travel(moment: moment)
      contents.travel?.moment = moment
      contents.signal()
    }
    return recording.state(at: moment)
  }

  /// Ignores an action while the store shows an earlier moment; one of an effect is held.
  func ignore(_ action: any ActionType, from source: ActionSource?) {
    contents.withLock { contents in
      if source?.isEffect == true {
        contents.held.append(action)
        contents.travel?.heldCount += 1
      } else {
        contents.travel?.droppedCount += 1
      }
      contents.signal()
    }
  }

  /// Ends the travel, and returns the actions that were held.
  func arrive() -> [any ActionType] {
    contents.withLock { contents in
      defer { (contents.travel, contents.held) = (nil, []) }
      contents.signal()
      return contents.held
    }
  }
}
