import UIKit

extension WriteReviewViewController {
  /// Stacks the questions above the button.
  func layOutViews() {
    title = "Your Review"
    view.backgroundColor = .systemBackground
    textField.placeholder = "How was it?"
    textField.returnKeyType = .send
    errorLabel.textColor = .systemRed
    errorLabel.isHidden = true
    sendButton.configuration?.title = "Send"
    let column = UIStackView(arrangedSubviews: [
      headingLabel, ratingControl, textField, errorLabel, spinner, sendButton,
    ])
    column.axis = .vertical
    column.spacing = 16
    view.fill(withScrolling: column)
  }
}
