import Redux
import Synchronization

/// The time of a recording, where its store stands, and those who wait for news, for use from any thread.
final class RecorderEvents: Sendable {
  private struct Contents {
    var travel: Travel?
    var streams: [Int: AsyncStream<Void>.Continuation] = [:]
    var lastStream = 0
    /// The last moment that is still true, for each time that a history was left.
    var forks: [Int] = []
    var strayCount = 0
    var effects: [Int: RunningEffect] = [:]
    var lastEffect = 0

    func signal() {
      for stream in streams.values { stream.yield() }
    }
  }

  private let contents = Locked(Contents())
  private let streamCount = Atomic(0)
  /// A clock for tests; otherwise the system's time is used.
  private let clock: (@Sendable () -> Int64)?
  private let start: Int64
  private let forkCount = Atomic(0)

  /// Begins at a time in nanoseconds.
  init(clock: (@Sendable () -> Int64)?, start: Int64 = 0) {
    if let clock, start != 0 {
      self.clock = { clock() + start }
    } else {
      self.clock = clock
    }
    self.start = approximateNanoseconds() - start
  }

  deinit { contents.withLock { Array($0.streams.values) }.forEach { $0.finish() } }

  /// The time since the recording began, in nanoseconds.
  @inline(__always)
  var now: Int64 {
    guard let clock else { return approximateNanoseconds() - start }
    return clock()
  }

  var travel: Travel? { contents.withLock { $0.travel } }

  /// Signals that an action was reduced.
  @inline(__always)
  func signal() {
    if streamCount.load(ordering: .relaxed) > 0 { contents.withLock { $0.signal() } }
  }

  /// The store shows an earlier moment from now on.
  func show(_ moment: Int) {
    contents.withLock { contents in
      contents.travel = contents.travel ?? Travel(moment: moment)
      contents.travel?.moment = moment
      contents.signal()
    }
  }

  /// Counts an action that is held or dropped while the store shows an earlier moment.
  func countIgnored(isHeld: Bool) {
    contents.withLock { contents in
      if isHeld {
        contents.travel?.heldCount += 1
      } else {
        contents.travel?.droppedCount += 1
      }
      contents.signal()
    }
  }

  /// The store shows the present again.
  func showPresent() {
    contents.withLock { contents in
      contents.travel = nil
      contents.signal()
    }
  }

  /// The number of histories that were left.
  var leftCount: Int { forkCount.load(ordering: .relaxed) }

  /// The actions that were dropped since, because their effect belongs to a history that was left.
  var strayCount: Int { contents.withLock { $0.strayCount } }

  /// A history was left, of which this moment is the last one that is still true.
  func fork(after moment: Int) {
    contents.withLock { $0.forks.append(moment) }
    forkCount.add(1, ordering: .relaxed)
  }

  /// Returns the last moment that what was recorded before a fork shares with what is recorded now.
  func sharedMoment(since fork: Int) -> Int? {
    contents.withLock { $0.forks.dropFirst(fork).min() }
  }

  /// Returns whether an effect belongs to a history that was left, and counts what is dropped because of that.
  func isStray(_ effect: RecordedEffect) -> Bool {
    guard effect.leftCount < leftCount, let shared = sharedMoment(since: effect.leftCount),
      shared < effect.lastAction
    else { return false }
    contents.withLock { $0.strayCount += 1 }
    return true
  }

  /// The effects that run, the oldest first.
  var effects: [RunningEffect] {
    contents.withLock { $0.effects.values.sorted { $0.id < $1.id } }
  }

  /// Adds an effect that starts.
  func begin(_ source: String, after action: Int) -> RunningEffect {
    let time = now
    return contents.withLock { contents in
      contents.lastEffect += 1
      let effect = RunningEffect(
        id: contents.lastEffect, source: source, cause: action, nanoseconds: time)
      contents.effects[effect.id] = effect
      return effect
    }
  }

  /// Removes an effect that has ended.
  func end(_ effect: RunningEffect) { contents.withLock { $0.effects[effect.id] = nil } }

  /// Waits while the store shows an earlier moment, unless the caller is canceled.
  func waitForPresent() async {
    guard travel != nil else { return }
    let signals = signals()
    guard travel != nil else { return }
    for await _ in signals where travel == nil { return }
  }

  /// Returns a stream of signals that ends when the recorder is released.
  func signals() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = contents.withLock { contents in
      contents.lastStream += 1
      contents.streams[contents.lastStream] = continuation
      return contents.lastStream
    }
    streamCount.add(1, ordering: .relaxed)
    continuation.onTermination = { [weak self] _ in
      self?.contents.withLock { $0.streams[id] = nil }
      self?.streamCount.subtract(1, ordering: .relaxed)
    }
    return stream
  }
}
