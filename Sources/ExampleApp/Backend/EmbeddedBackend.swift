import AppShell
import Foundation
import Synchronization

/// A server inside the app, which answers a real `URLSession` from bundled data until the app quits.
nonisolated final class EmbeddedBackend: Sendable {
  let latency: Duration
  private let language: Language
  private let date: @Sendable () -> Date
  private let makeID: @Sendable () -> String
  private let faults = Mutex<[Int]>([])
  private let memory = Mutex<EmbeddedMemory?>(nil)

  /// Creates a server that takes some time for each answer, and reads its data with the first request.
  ///
  /// - Parameters:
  ///   - latency: The time that each answer takes.
  ///   - language: The language of the data; the user's by default.
  ///   - date: Returns the current date.
  ///   - makeID: Makes an identifier that no other has.
  init(
    latency: Duration, in language: Language = .current,
    date: @escaping @Sendable () -> Date = { .now },
    makeID: @escaping @Sendable () -> String = { UUID().uuidString }
  ) {
    self.latency = latency
    self.language = language
    self.date = date
    self.makeID = makeID
  }

  /// Lets the next request fail.
  func failNext(status: Int) { faults.withLock { $0.append(status) } }

  /// Answers a request.
  func answer(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    if let status = faults.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      return .refusal(status)
    }
    return memory.withLock { memory in
      guard var opened = memory ?? (try? EmbeddedMemory.original(in: language)) else {
        return .refusal(500)
      }
      defer { memory = opened }
      opened.date = date
      opened.makeID = makeID
      return opened.answer(request)
    }
  }
}
