import UIKit

/// What can be sent, and what is missing: the form's own business, before any server sees it.
extension WriteReviewViewController {
  /// The review as it stands; nil while something is missing.
  var draft: ReviewDraft? {
    guard problem == nil else { return nil }
    return ReviewDraft(rating: ratingControl.selectedSegmentIndex + 1, text: text)
  }

  /// What is missing, in words; nil if the review can be sent.
  var problem: String? {
    if ratingControl.selectedSegmentIndex < 0 { return "Choose from 1 to 5 stars." }
    if text.isEmpty { return "Say a few words." }
    if text.count > 500 { return "Say it in 500 characters; these are \(text.count)." }
    return nil
  }

  /// Says what is missing, or nothing.
  func showProblem() {
    errorLabel.say(problem)
  }

  private var text: String {
    (textField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
