import Foundation

/// The text of a transfer that the user has typed so far.
struct Draft: Equatable, Sendable {
  /// Why a draft can't be sent.
  enum Problem: Error, Equatable { case recipient, amount, limit }

  var key = ""
  var recipient = ""
  var amount = ""

  /// Returns the first of a customer's rules that the draft breaks; nil if it can be sent.
  func problem(under rules: PaymentConfiguration) -> Problem? {
    if name.isEmpty { return .recipient }
    guard let sum = sum(digits: rules.fractionDigits), sum > 0 else { return .amount }
    return sum > rules.limit ? .limit : nil
  }

  /// Returns the transfer that the draft describes; nil if it breaks a rule.
  func transfer(under rules: PaymentConfiguration) -> Transfer? {
    guard problem(under: rules) == nil, let sum = sum(digits: rules.fractionDigits) else {
      return nil
    }
    return Transfer(key: key, recipient: name, amount: sum)
  }

  private var name: String { recipient.trimmingCharacters(in: .whitespaces) }

  /// Returns the amount as a number; nil if it isn't one, or has too many digits after its point.
  private func sum(digits: Int) -> Decimal? {
    guard let match = amount.wholeMatch(of: /([0-9]{1,12})(?:[.,]([0-9]+))?/),
      match.output.2?.count ?? 0 <= digits
    else { return nil }
    return Decimal(string: "\(match.output.1).\(match.output.2 ?? "0")")
  }
}
