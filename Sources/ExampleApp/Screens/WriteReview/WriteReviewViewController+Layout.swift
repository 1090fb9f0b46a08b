import AppComponents
import AppShell
import UIKit

extension WriteReviewViewController {
  /// Stacks the questions above the button.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    ratingControl.accessibilityLabel = localized("Rating")
    promptLabel.text = localized("How was it?")
    textView.accessibilityLabel = promptLabel.text

    let stars = UIStackView(column: [ratingControl, ratingErrorLabel])
    let text = UIStackView(column: [promptLabel, textView, counterLabel, errorLabel])
    let column = UIStackView(column: [headingLabel, stars, text, sendButton], spacing: 16)
    view.fill(withScrolling: column)
  }
}
