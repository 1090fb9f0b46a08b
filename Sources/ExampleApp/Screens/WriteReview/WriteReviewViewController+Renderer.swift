import AppComponents
import AppShell
import Coordinator
import UIKit

extension WriteReviewViewController: Renderer {
  /// Shows the given view state; typing hides its error.
  func render(_ viewState: WriteReviewViewState) {
    title = localized("Your Review")
    headingLabel.text = viewState.heading
    if let error = viewState.error { errorLabel.showProblem(error) }
  }

  /// Shows the user's unfinished draft.
  func show(_ draft: UnfinishedReview) {
    ratingControl.rating = draft.rating ?? ratingControl.rating
    textView.text = draft.text
    goOn()
  }

  /// Shows the problem to fix first, beside what has it.
  func showProblem() {
    errorLabel.showProblem(isRatingMissing ? nil : problem)
    ratingErrorLabel.showProblem(isRatingMissing ? problem : nil)
  }

  /// Shows the length of the text, and hides the missing entry, unless the text is already too long.
  func goOn() {
    let count = localized("\(textView.trimmedText.count) of 500 characters")
    counterLabel.text =
      textView.trimmedText.isEmpty ? count : localized("\(count), kept as a draft")
    if textView.trimmedText.count > 500 { return showProblem() }
    errorLabel.showProblem(nil)
    ratingErrorLabel.showProblem(nil)
  }
}
