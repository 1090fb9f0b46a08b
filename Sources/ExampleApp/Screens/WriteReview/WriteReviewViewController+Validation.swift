import AppComponents
import AppShell
import UIKit

extension WriteReviewViewController {
  /// The current review; nil while something is missing.
  var draft: ReviewDraft? {
    guard textProblem == nil, let rating = ratingControl.rating else { return nil }
    return ReviewDraft(rating: rating, text: textView.trimmedText)
  }

  /// What is missing in the stars, as text; nil if nothing is.
  var ratingProblem: String? {
    ratingControl.rating == nil ? localized("Choose from 1 to 5 stars.") : nil
  }

  /// Whether the text is longer than the server takes.
  var isTooLong: Bool { excess > 0 }

  /// What is wrong with the text, as text; nil if nothing is.
  var textProblem: String? {
    if excess == 1 { return localized("1 character too many.") }
    if isTooLong { return localized("\(excess) characters too many.") }
    return textView.trimmedText.isEmpty ? localized("Write a few words.") : nil
  }

  /// The number of characters that the text is too long by.
  private var excess: Int { length - ReviewDraft.longestText }

  /// The length of the text as the server counts it: in Unicode scalars, of which a letter or an emoji may have several.
  var length: Int { textView.trimmedText.unicodeScalars.count }

  /// Moves the user to what has to be fixed first: the text if it is too long, or else the stars.
  func moveToProblem() {
    if ratingProblem != nil, !isTooLong {
      UIAccessibility.post(notification: .layoutChanged, argument: ratingControl)
      ratingErrorLabel.scrollIntoView()
    } else {
      textView.becomeFirstResponder()
      errorLabel.scrollIntoView()
    }
  }
}
