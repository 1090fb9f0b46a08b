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

  /// Returns a hook that adds each request, with times of a recorder, and passes it on to another hook.
  package func hook(
    _ recorder: Recorder<some StateType>, before next: @escaping RequestHook = { try await $1() }
  ) -> RequestHook {
    // The recorder keeps neither the app nor this.
    { [self, recorder] request, send in
      let (effect, sent) = (RunningEffect.current, Redaction.text(of: request.body ?? Data()))
      let start = recorder.now
      let id = begin { id in
        NetworkEntry(
          id: id, cause: effect?.cause, source: effect?.source, method: request.method,
          url: Redaction.address(request.url), headers: Redaction.headers(request.headers),
          sent: sent, sentSize: request.body?.count ?? 0, attempt: request.attempt, start: start)
      }
      do {
        let answer = try await next(request, send)
        let received = Redaction.text(of: answer.body)
        end(id, at: recorder.now) {
          $0.status = answer.status
          $0.received = received
          $0.receivedSize = answer.body.count
        }
        return answer
      } catch {
        end(id, at: recorder.now) { $0.failure = String("\(error)".prefix(200)) }
        throw error
      }
    }
  }

  private func begin(_ make: (Int) -> NetworkEntry) -> Int {
    contents.withLock { contents in
      contents.lastID += 1
      contents.entries.append(make(contents.lastID))
      contents.entries.removeFirst(max(0, contents.entries.count - capacity))
      return contents.lastID
    }
  }

  private func end(_ id: Int, at time: Duration, _ change: (inout NetworkEntry) -> Void) {
    let entry = contents.withLock { contents -> NetworkEntry? in
      guard let index = contents.entries.firstIndex(where: { $0.id == id }) else { return nil }
      contents.entries[index].end = time
      change(&contents.entries[index])
      return contents.entries[index]
    }
    if let entry { ended.withLock { $0 }?(entry) }
  }
}
