import UIKit

extension WriteReviewViewController {
  /// Stacks the questions above the button.
  func layOutViews() {
    title = "Your Review"
    view.backgroundColor = .systemBackground
    headingLabel.numberOfLines = 0
    headingLabel.font = .preferredFont(forTextStyle: .headline)
    textField.placeholder = "How was it?"
    textField.borderStyle = .roundedRect
    textField.returnKeyType = .send
    errorLabel.numberOfLines = 0
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
