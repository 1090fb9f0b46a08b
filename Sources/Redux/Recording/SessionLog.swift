/// What a recorder keeps besides states, for use from any thread.
// NB: why it isn't a part of `Recorder`: each action is added to it, and generic code would take 150 ns
// more.
final class SessionLog: Sendable {
  private struct Contents {
    var actions: ActionLog
    var travel: Travel?
    /// The actions that wait for the return to the present.
    var held: [any ActionType] = []
    var streams: [Int: AsyncStream<Void>.Continuation] = [:]
    var lastStream = 0

    func signal() {
      for stream in streams.values { stream.yield() }
    }
  }

  private let contents: Locked<Contents>
  /// A clock for tests; else the time is that of the system.
  private let clock: (@Sendable () -> Int64)?
  private let start = approximateNanoseconds()
  /// Whether to measure how long each action takes.
  let measuresDuration: Bool

  init(
    _ actions: ActionLog, travel: Travel? = nil, measuresDuration: Bool,
    clock: (@Sendable () -> Int64)?
  ) {
    contents = Locked(Contents(actions: actions, travel: travel))
    (self.clock, self.measuresDuration) = (clock, measuresDuration)
  }

  deinit { contents.withLock { Array($0.streams.values) }.forEach { $0.finish() } }

  private var now: Int64 {
    guard let clock else { return approximateNanoseconds() - start }
    return clock()
  }

  var actions: ActionLog { contents.withLock { $0.actions } }
  var travel: Travel? { contents.withLock { $0.travel } }

  /// Adds an action that was reduced, and returns whether the state after it is to be kept.
  func record(_ action: any ActionType, from source: ActionSource?, calls: Int) -> Bool {
    let heapSize = heapSize(of: action)
    let (time, calls) = (now, UInt32(truncatingIfNeeded: calls))
    return contents.withLock { contents in
      if !contents.streams.isEmpty { contents.signal() }
      return contents.actions.append(
        RecordedAction(action: action, origin: source, nanoseconds: time, calls: calls),
        heapSize: heapSize)
    }
  }

  /// Begins a block of actions, and drops the oldest ones while there are too many bytes.
  ///
  /// - Parameter isOver: Says whether a number of bytes is too much, after a number of blocks is gone.
  /// - Returns: The number of blocks that are gone.
  func beginBlock(whileOver isOver: (_ size: Int, _ droppedCount: Int) -> Bool) -> Int {
    contents.withLock { contents in
      contents.actions.beginBlock()
      var droppedCount = 0
      while contents.actions.blockCount > 1, isOver(contents.actions.size, droppedCount) {
        contents.actions.dropBlock()
        droppedCount += 1
      }
      return droppedCount
    }
  }

  /// Adds to the last action how long it took.
  func setDuration(_ nanoseconds: Int64) {
    contents.withLock { $0.actions.setDuration(nanoseconds) }
  }

  /// Begins to show a moment.
  func depart(to moment: Int) {
    contents.withLock { contents in
      contents.travel = contents.travel ?? Travel(moment: moment)
      contents.travel?.moment = moment
      contents.signal()
    }
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

  /// Returns a stream of signals that ends when the log goes.
  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = contents.withLock { contents in
      contents.lastStream += 1
      contents.streams[contents.lastStream] = continuation
      return contents.lastStream
    }
    continuation.onTermination = { [weak self] _ in
      self?.contents.withLock { $0.streams[id] = nil }
    }
    return stream
  }
}
