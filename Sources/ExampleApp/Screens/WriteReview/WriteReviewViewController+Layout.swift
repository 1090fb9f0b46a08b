import UIKit

extension WriteReviewViewController {
  /// Stacks the questions above the button.
  func layOutViews() {
    title = "Your Review"
    view.backgroundColor = .systemBackground
    textField.returnKeyType = .send
    errorLabel.isHidden = true

    let views = [headingLabel, ratingControl, textField, errorLabel, spinner, sendButton]
    let column = UIStackView(column: views, spacing: 16)
    view.fill(withScrolling: column)
  }
}
