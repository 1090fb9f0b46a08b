import Foundation
import Synchronization

@testable import PaymentSDK

/// A bank that a test takes down, or whose answers it holds back.
final class UnreliableBank: Sendable {
  struct Outage: Error {}

  let isDown = Mutex(false)
  /// The paths of the requests that changed something.
  let orders = Mutex<[String]>([])
  private let bank = SandboxBank()
  private let gate = AsyncStream.makeStream(of: Void.self)
  private let holds: Bool

  /// Makes a bank; one that holds answers an order only once it is released.
  init(holdsOrders holds: Bool = false) { self.holds = holds }

  func release() { gate.continuation.finish() }

  var connection: PaymentConnection {
    PaymentConnection { [self] path, body in
      if isDown.withLock({ $0 }) { throw Outage() }
      if body != nil {
        orders.withLock { $0.append(path) }
        if holds { for await _ in gate.stream {} }
      }
      return try await bank.answer(path, body)
    }
  }
}
