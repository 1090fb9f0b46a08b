import AppShell
import Foundation
import ReduxRecording
import Synchronization

/// Stands between an app and its server, and makes the server fail or hang.
package final class ServerSwitch: Sendable {
  /// The way in which the server answers.
  package enum Mode: Equatable, Sendable {
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
    var lastID = 0
    var held: [Int: AsyncStream<Never>.Continuation] = [:]
  }

  private let contents = Mutex(Contents())

  /// The number of requests that ever came; and of those that haven't ended, how many a server that hangs holds, and how
  /// many were sent.
  package var counts: (asked: Int, held: Int, sent: Int) {
    contents.withLock { ($0.asked, $0.held.count, $0.running - $0.held.count) }
  }

  /// Changes how the server answers, which also releases the requests that it held.
  package func set(_ mode: Mode) {
    let held = contents.withLock { contents in
      contents.mode = mode
      defer { if mode != .hangs { contents.held = [:] } }
      return mode == .hangs ? [] : Array(contents.held.values)
    }
    for request in held { request.finish() }
  }

  /// Sends requests, unless the server fails or hangs.
  var hook: RequestHook {
    { [self] _, send in
      contents.withLock { contents in
        contents.running += 1
        contents.asked += 1
      }
      defer { contents.withLock { $0.running -= 1 } }
      while let held = hold() {
        await withTaskCancellationHandler {
          for await _ in held.stream {}
        } onCancel: {
          release(held.id)
        }
        try Task.checkCancellation()
      }
      if case .fails(let status) = contents.withLock({ $0.mode }) { return (status, [:], Data()) }
      return try await RunningRequest.$isCaller.withValue(true) { try await send() }
    }
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
