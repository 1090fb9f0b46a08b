import Foundation
import Synchronization

/// A server inside the app: the REST contract, answered from bundled data.
///
/// It stands behind a real `URLSession` (see `EmbeddedProtocol`), so that the app runs the same code
/// with it as with a server far away. What users write is kept until the app ends.
final class EmbeddedBackend: Sendable {
  let latency: Duration
  private let faults = Mutex<[Int]>([])
  private let memory = Mutex<EmbeddedMemory?>(nil)

  /// Makes a server that reads its data with the first request.
  ///
  /// - Parameter latency: How long every answer takes.
  init(latency: Duration) { self.latency = latency }

  /// Makes the next answer a refusal.
  func failNext(status: Int) { faults.withLock { $0.append(status) } }

  /// Answers a request.
  func answer(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    if let status = faults.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      return .refusal(status)
    }
    return memory.withLock { memory in
      do {
        var opened = try memory ?? EmbeddedMemory()
        defer { memory = opened }
        return opened.answer(request)
      } catch {
        return .refusal(500)
      }
    }
  }
}
