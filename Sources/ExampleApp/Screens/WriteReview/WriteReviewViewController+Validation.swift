import AppComponents
import AppShell
import UIKit

extension WriteReviewViewController {
  /// The current review; nil while something is missing.
  var draft: ReviewDraft? {
    guard problem == nil, let rating = ratingControl.rating else { return nil }
    return ReviewDraft(rating: rating, text: textView.trimmedText)
  }

  /// The problem to fix first, as text; nil if the review is complete.
  var problem: String? {
    let length = textView.trimmedText.count
    if length == 501 { return localized("1 character too many.") }
    if length > 500 { return localized("\(length - 500) characters too many.") }
    if isRatingMissing { return localized("Choose from 1 to 5 stars.") }
    return length == 0 ? localized("Write a few words.") : nil
  }

  /// Whether the stars have to be chosen first: a text that is too long is more important.
  var isRatingMissing: Bool { textView.trimmedText.count <= 500 && ratingControl.rating == nil }

  /// Moves the user to what has to be fixed first: the text if it is too long, or else the stars.
  func moveToProblem() {
    if isRatingMissing {
      UIAccessibility.post(notification: .layoutChanged, argument: ratingControl)
      ratingErrorLabel.scrollIntoView()
    } else {
      textView.becomeFirstResponder()
      errorLabel.scrollIntoView()
    }
  }
}
