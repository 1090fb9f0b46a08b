import AppShell
import UIKit

extension WriteReviewViewController {
  /// Stacks the questions above the button.
  func layOutViews() {
    title = localized("Your Review")
    view.backgroundColor = .systemBackground
    ratingControl.accessibilityLabel = localized("Rating")
    textField.returnKeyType = .send
    errorLabel.isHidden = true

    let views = [
      headingLabel, ratingControl, textField, counterLabel, errorLabel, spinner, wait.column,
      sendButton,
    ]
    let column = UIStackView(column: views, spacing: 16)
    column.setCustomSpacing(0, after: textField)
    view.fill(withScrolling: column)
  }
}
