import Foundation
import Redux

@testable import PaymentSDK

typealias PaymentStore = Store<PaymentState>

extension PaymentConfiguration {
  static let swiss = PaymentConfiguration(
    currency: "CHF", limit: 1000, locale: Locale(identifier: "en_US"))
}

extension Transfer {
  static let sample = Transfer(key: "1", recipient: "Ann", amount: 20)
}

extension Store<PaymentState> {
  /// Makes the SDK's store without screens.
  convenience init(
    over connection: PaymentConnection,
    report: @escaping @Sendable (PaymentEvent) -> Void = { _ in }
  ) {
    self.init(
      initialState: PaymentState(.swiss),
      middleware: paymentMiddleware(connection, report: report))
  }

  /// Fills in the form of a transfer.
  func enter(recipient: String, amount: String) {
    dispatch(PaymentAction.Form.viewLoaded(key: "1"))
    dispatch(PaymentAction.Form.recipientChanged(recipient))
    dispatch(PaymentAction.Form.amountChanged(amount))
  }
}
