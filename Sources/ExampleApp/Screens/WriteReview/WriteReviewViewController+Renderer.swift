import AppComponents
import AppShell
import Coordinator
import UIKit

extension WriteReviewViewController: Renderer {
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

  /// Shows each problem below its view; while the user edits, only those that were shown before.
  func showProblems(onlyKnown: Bool = false) {
    for (label, problem) in [(ratingErrorLabel, ratingProblem), (errorLabel, textProblem)] {
      let isShown = !onlyKnown || label.text != nil
      label.show(isShown ? problem.map { "⚠ \($0)" } : nil)
    }
  }

  /// Shows the length of the text, and the problems that are left; that the text is too long is shown immediately.
  func updateHints() {
    let count = localized("\(length) of \(ReviewDraft.longestText) characters")
    counterLabel.text =
      length == 0 ? count : localized("\(count), kept as a draft")
    showProblems(onlyKnown: true)
    if isTooLong { errorLabel.showProblem(textProblem) }
  }
}
