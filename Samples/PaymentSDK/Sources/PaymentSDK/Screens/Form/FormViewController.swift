import UIKit

/// Owns the form of a transfer, and reports what the user does.
final class FormViewController: PaymentViewController {
  let recipientField = UITextField()
  let amountField = UITextField()
  let limitLabel = UILabel(.footnote, .secondaryLabel)
  let problemLabel = UILabel(.body, .systemRed)
  let continueButton = UIButton(.borderedProminent(), title: "Continue")
  var send: (PaymentAction.Form) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    recipientField.on(.editingChanged) { [unowned self] in
      send(.recipientChanged(recipientField.text ?? ""))
    }
    amountField.on(.editingChanged) { [unowned self] in
      send(.amountChanged(amountField.text ?? ""))
    }
    continueButton.on { [unowned self] in send(.continueTapped) }
    send(.viewLoaded(key: UUID().uuidString))
  }
}
