import Redux
import Synchronization

/// The time of a recording, where its store stands, and those who wait for news, for use from any thread.
final class RecorderEvents: Sendable {
  private struct Contents {
    var travel: Travel?
    var streams: [Int: AsyncStream<Void>.Continuation] = [:]
    var lastStream = 0

    func signal() {
      for stream in streams.values { stream.yield() }
    }
  }

  private let contents = Locked(Contents())
  private let streamCount = Atomic(0)
  /// A clock for tests; otherwise the system's time is used.
  private let clock: (@Sendable () -> Int64)?
  private let start = approximateNanoseconds()

  init(clock: (@Sendable () -> Int64)?) { self.clock = clock }

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

  /// Waits while the store shows an earlier moment, unless the caller is cancelled.
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
