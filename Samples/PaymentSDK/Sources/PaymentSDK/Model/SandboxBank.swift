import Foundation

/// A bank in memory, with the same answers as the real one.
actor SandboxBank {
  /// A request that the bank doesn't know, or refuses.
  struct Refusal: Error {}

  private var accounts = [
    Account(id: "1", name: "Everyday", balance: 1200),
    Account(id: "2", name: "Savings", balance: 8000),
  ]
  private var card = PaymentCard(lastDigits: "4242", isFrozen: false)
  private var receipts: [String: Receipt] = [:]

  func answer(_ path: String, _ body: Data?) throws -> Data {
    switch (path, body) {
    case ("accounts", nil): try JSONEncoder().encode(accounts)
    case ("card", nil): try JSONEncoder().encode(card)
    case ("card", let body?): try change(JSONDecoder().decode(PaymentCard.self, from: body))
    case ("transfers", let body?): try send(JSONDecoder().decode(Transfer.self, from: body))
    default: throw Refusal()
    }
  }

  private func change(_ newCard: PaymentCard) throws -> Data {
    card.isFrozen = newCard.isFrozen
    return try JSONEncoder().encode(card)
  }

  /// Executes a transfer, or returns the receipt of the one with the same key.
  private func send(_ transfer: Transfer) throws -> Data {
    if let receipt = receipts[transfer.key] { return try JSONEncoder().encode(receipt) }
    guard accounts[0].balance >= transfer.amount else { throw Refusal() }
    accounts[0].balance -= transfer.amount
    let receipt = Receipt(id: "T\(receipts.count + 1)", transfer: transfer)
    receipts[transfer.key] = receipt
    return try JSONEncoder().encode(receipt)
  }
}
