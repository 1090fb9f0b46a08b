import UIKit

extension FormViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    title = "Transfer"
    view.backgroundColor = .systemBackground
    recipientField.placeholder = "Recipient"
    amountField.placeholder = "Amount"
    for field in [recipientField, amountField] {
      field.accessibilityLabel = field.placeholder
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    view.fill(
      withColumn: [recipientField, amountField, limitLabel, problemLabel, continueButton])
  }
}
