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
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .secondarySystemBackground
    textView.keepHeight(ofLines: 5)
    errorLabel.isHidden = true
    ratingErrorLabel.isHidden = true

    let views = [
      headingLabel, ratingControl, ratingErrorLabel, promptLabel, textView, counterLabel,
      errorLabel, sendButton,
    ]
    let column = UIStackView(column: views, spacing: 16)
    for view in [promptLabel, textView] { column.setCustomSpacing(0, after: view) }
    view.fill(withScrolling: column)
  }
}
