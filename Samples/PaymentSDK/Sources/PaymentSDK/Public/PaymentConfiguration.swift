public import Foundation

/// Everything in which one customer of the SDK differs from another.
///
/// It is data: no reducer knows a customer's rule, so a new customer needs no new code.
public struct PaymentConfiguration: Equatable, Sendable {
  let currency: String
  let fractionDigits: Int
  let limit: Decimal
  let features: Set<PaymentFeature>
  let words: PaymentWords
  let locale: Locale

  /// Describes a customer.
  ///
  /// - Parameters:
  ///   - currency: The code of the currency, such as `CHF`.
  ///   - fractionDigits: The number of digits that an amount may have after its point.
  ///   - limit: The largest amount of one transfer.
  ///   - features: The features that users are offered.
  ///   - words: The customer's wording.
  ///   - locale: How amounts are written.
  public init(
    currency: String, fractionDigits: Int = 2, limit: Decimal,
    features: Set<PaymentFeature> = [.transfers, .cards], words: PaymentWords = PaymentWords(),
    locale: Locale = .current
  ) {
    self.currency = currency
    self.fractionDigits = fractionDigits
    self.limit = limit
    self.features = features
    self.words = words
    self.locale = locale
  }
}

extension PaymentConfiguration {
  /// Returns an amount as the customer's users read it.
  func words(for amount: Decimal) -> String {
    amount.formatted(.currency(code: currency).locale(locale))
  }
}

/// A part of the SDK that a customer may leave out.
public enum PaymentFeature: Sendable {
  /// Sending money.
  case transfers
  /// Looking at the card, and freezing it.
  case cards
}

/// The texts that customers word in their own way.
public struct PaymentWords: Equatable, Sendable {
  let title: String
  let transfer: String
  let sent: String

  /// Chooses the title of the first screen, the button that begins a transfer, and the text after it.
  public init(
    title: String = "Accounts", transfer: String = "New Transfer",
    sent: String = "The money is on its way."
  ) {
    self.title = title
    self.transfer = transfer
    self.sent = sent
  }
}
