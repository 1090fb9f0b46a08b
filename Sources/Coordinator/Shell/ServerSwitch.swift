import Synchronization

/// Stands between an app and its server, so that a tool or a test can make the server fail or hang.
///
/// An app's connection passes each request through ``answer(after:by:refusing:_:)``. Without a tool, that only counts.
public final class ServerSwitch: Sendable {
  /// The way in which the server answers.
  public enum Mode: Equatable, Sendable {
    /// As it is.
    case answers
    /// Each request is refused with a status.
    case fails(status: Int)
    /// No request is answered until the mode changes.
    case hangs
  }

  private struct Contents {
    var mode = Mode.answers
    var running = 0
    var asked = 0
    var delayed = 0
    var lastID = 0
    var held: [Int: AsyncStream<Never>.Continuation] = [:]
  }

  /// Lets a tool watch the requests, if the app's connection passes them through it.
  public let requests = RequestWatch()

  private let contents = Mutex(Contents())

  /// Creates a switch that lets all requests pass.
  public init() {}

  /// The number of requests that were ever passed through the switch; and of those that haven't ended, how many a server
  /// that hangs holds, how many wait for a clock, and how many wait for neither.
  public var counts: (asked: Int, held: Int, delayed: Int, working: Int) {
    contents.withLock { contents in
      let (held, delayed) = (contents.held.count, contents.delayed)
      return (contents.asked, held, delayed, contents.running - held - delayed)
    }
  }

  /// Changes how the server answers, which also releases the requests that it held.
  public func set(_ mode: Mode) {
    let held = contents.withLock { contents in
      contents.mode = mode
      defer { if mode != .hangs { contents.held = [:] } }
      return mode == .hangs ? [] : Array(contents.held.values)
    }
    for request in held { request.finish() }
  }

  /// Performs a request, unless the server fails or hangs.
  ///
  /// - Parameters:
  ///   - latency: How long it takes at least.
  ///   - clock: The clock of the latency.
  ///   - refuse: Makes the answer with a status.
  ///   - load: Performs the request, without waiting for the app's clock, which an assistant stops meanwhile.
  /// - Returns: The answer.
  /// - Throws: The error of the request; `CancellationError` if the task is canceled.
  public func answer<Answer>(
    after latency: Duration = .zero, by clock: any Clock<Duration> = ContinuousClock(),
    refusing refuse: (Int) -> Answer, _ load: () async throws -> Answer
  ) async throws -> Answer {
    contents.withLock { contents in
      contents.running += 1
      contents.asked += 1
    }
    defer { contents.withLock { $0.running -= 1 } }
    if latency > .zero { try await sleep(for: latency, by: clock) }
    while let held = hold() {
      await withTaskCancellationHandler {
        for await _ in held.stream {}
      } onCancel: {
        release(held.id)
      }
      try Task.checkCancellation()
    }
    if case .fails(let status) = contents.withLock({ $0.mode }) { return refuse(status) }
    return try await load()
  }

  private func sleep(for latency: Duration, by clock: any Clock<Duration>) async throws {
    contents.withLock { $0.delayed += 1 }
    defer { contents.withLock { $0.delayed -= 1 } }
    try await clock.sleep(for: latency)
  }

  private func hold() -> (id: Int, stream: AsyncStream<Never>)? {
    contents.withLock { contents in
      guard contents.mode == .hangs else { return nil }
      let (stream, end) = AsyncStream.makeStream(of: Never.self)
      contents.lastID += 1
      contents.held[contents.lastID] = end
      return (contents.lastID, stream)
    }
  }

  private func release(_ id: Int) {
    contents.withLock { $0.held.removeValue(forKey: id) }?.finish()
  }
}
