package import AppShell
import Foundation
package import Redux
package import ReduxRecording
import Synchronization

/// The last requests of an app, each with the action that caused it.
package final class NetworkLog: Sendable {
  private struct Contents {
    var entries: [NetworkEntry] = []
    var lastID = 0
  }

  /// The number of requests to keep.
  private let capacity: Int
  private let contents = Mutex(Contents())
  private let ended = Mutex<(@Sendable (NetworkEntry) -> Void)?>(nil)

  package init(capacity: Int = 500) { self.capacity = capacity }

  /// The requests, the oldest first.
  package var entries: [NetworkEntry] { contents.withLock { $0.entries } }

  /// Calls a closure for each request that ends from now on.
  func onEnd(_ closure: @escaping @Sendable (NetworkEntry) -> Void) {
    ended.withLock { $0 = closure }
  }

  /// Adds the requests of a recording that is shown.
  func show(_ entries: [NetworkEntry]) { contents.withLock { $0.entries = entries } }

  /// Returns a watcher that adds each request, with times of a recorder.
  package func watcher(_ recorder: Recorder<some StateType>) -> RequestWatch.Watcher {
    // The recorder keeps neither the app nor this.
    { [self, recorder] request in
      let id = begin(request, at: recorder.now)
      return { [self] outcome in end(id, outcome, at: recorder.now) }
    }
  }

  private func begin(_ request: WatchedRequest, at time: Duration) -> Int {
    let effect = RunningEffect.current
    let sent = Redaction.text(of: request.body ?? Data())
    return contents.withLock { contents in
      contents.lastID += 1
      contents.entries.append(
        NetworkEntry(
          id: contents.lastID, cause: effect?.cause, source: effect?.source,
          method: request.method, url: Redaction.address(request.url),
          headers: Redaction.headers(request.headers), sent: sent,
          sentSize: request.body?.count ?? 0, attempt: request.attempt, start: time))
      contents.entries.removeFirst(max(0, contents.entries.count - capacity))
      return contents.lastID
    }
  }

  private func end(_ id: Int, _ outcome: WatchedOutcome, at time: Duration) {
    var (status, failure, body) = (Int?.none, String?.none, Data())
    switch outcome {
    case .answer(let code, let data): (status, body) = (code, data)
    case .failure(let words): failure = String(words.prefix(200))
    }
    let received = Redaction.text(of: body)
    let entry = contents.withLock { [status, failure, body] contents -> NetworkEntry? in
      guard let index = contents.entries.firstIndex(where: { $0.id == id }) else { return nil }
      contents.entries[index].end = time
      contents.entries[index].status = status
      contents.entries[index].failure = failure
      contents.entries[index].received = received
      contents.entries[index].receivedSize = body.count
      return contents.entries[index]
    }
    if let entry { ended.withLock { $0 }?(entry) }
  }
}
