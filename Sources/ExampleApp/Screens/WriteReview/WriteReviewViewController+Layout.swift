import UIKit

extension WriteReviewViewController {
  /// Stacks the questions above the button.
  func layOutViews() {
    title = "Your Review"
    view.backgroundColor = .systemBackground
    textField.returnKeyType = .send
    errorLabel.textColor = .systemRed
    errorLabel.isHidden = true
    view.fill(
      withScrolling: UIStackView(
        column: [headingLabel, ratingControl, textField, errorLabel, spinner, sendButton],
        spacing: 16))
  }
}
