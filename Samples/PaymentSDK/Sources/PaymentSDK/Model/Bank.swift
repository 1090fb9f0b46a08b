import Foundation

/// An account of the user.
struct Account: Codable, Equatable, Identifiable, Sendable {
  let id: String
  let name: String
  var balance: Decimal
}

/// An order to send money.
struct Transfer: Codable, Equatable, Sendable {
  /// Identifies the order, so that the bank executes one that arrives twice only once.
  let key: String
  let recipient: String
  let amount: Decimal
}

/// The bank's answer to a transfer.
struct Receipt: Codable, Equatable, Sendable {
  let id: String
  let transfer: Transfer
}

/// The user's card.
struct PaymentCard: Codable, Equatable, Sendable {
  let lastDigits: String
  var isFrozen: Bool
}
