public import Foundation

/// Reaches the bank's server by the host's own means: its session, certificates and tokens.
///
/// An SDK that opened connections by itself would need a second copy of all of these.
public struct PaymentConnection: Sendable {
  let answer: @Sendable (_ path: String, _ body: Data?) async throws -> Data

  /// Makes a connection of a function that sends a path and, for a `POST`, a body in JSON.
  ///
  /// - Parameter answer: Returns the body of the answer, or throws if there is none.
  public init(
    answer: @escaping @Sendable (_ path: String, _ body: Data?) async throws -> Data
  ) {
    self.answer = answer
  }

  /// Makes a connection to a bank in memory, whose accounts and card are new.
  public static func sandbox() -> PaymentConnection {
    let bank = SandboxBank()
    return PaymentConnection { try await bank.answer($0, $1) }
  }
}
