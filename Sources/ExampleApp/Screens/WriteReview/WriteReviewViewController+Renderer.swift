import AppComponents
import AppShell
import Coordinator
import UIKit

extension WriteReviewViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: WriteReviewViewState) {
    title = viewState.title
    headingLabel.text = viewState.heading
  }

  /// Shows the user's unfinished draft.
  func show(_ draft: UnfinishedReview) {
    ratingControl.rating = draft.rating
    textView.text = draft.text
    updateHints()
  }

  /// Shows each problem, beside what has it.
  func showProblems() {
    ratingErrorLabel.show(ratingProblem.map { "⚠ \($0)" })
    errorLabel.show(textProblem.map { "⚠ \($0)" })
  }

  /// Shows the length of the text, and hides the problems that are gone; a text that is too long says so at once.
  func updateHints() {
    let count = localized("\(length) of \(ReviewDraft.longestText) characters")
    counterLabel.text =
      length == 0 ? count : localized("\(count), kept as a draft")
    if ratingProblem == nil { ratingErrorLabel.showProblem(nil) }
    errorLabel.showProblem(isTooLong ? textProblem : nil)
  }
}
