import AppComponents
import AppShell
import UIKit

/// Owns the form for a review and reports the user's actions.
///
/// A form that has only text fields leaves most of this to `FormViewController`, such as `SignInViewController`.
final class WriteReviewViewController: UIViewController, UITextViewDelegate {
  let headingLabel = UILabel(.headline)
  let ratingControl = RatingControl.fiveStars()
  let ratingErrorLabel = UILabel(.body, .problem)
  let promptLabel = UILabel(.body)
  let textView = UITextView(.body, lines: 5)
  let counterLabel = UILabel(.body, .secondaryLabel)
  let errorLabel = UILabel(.body, .problem)
  let sendButton = UIButton(.borderedProminent(), title: localized("Send"))
  var send: (WriteReviewAction) -> Void = { _ in }
  /// The clock for the moment before VoiceOver reads what is missing, for tests.
  var clock: any Clock<Duration> = ContinuousClock()
  private var announcement: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    updateHints()
    textView.delegate = self
    ratingControl.changed = { [unowned self] in change() }
    sendButton.on { [unowned self] in sendDraft() }
    onKeys("12345", localized("Stars")) { [unowned self] key in
      ratingControl.rating = key.wholeNumberValue
      change()
    }
    navigationItem.leftBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.beginEditing(in: self)
  }

  func textViewDidChange(_ textView: UITextView) { change() }

  private func change() {
    announcement?.cancel()
    send(.changed(UnfinishedReview(rating: ratingControl.rating, text: textView.text)))
    updateHints()
  }

  private func sendDraft() {
    textView.acceptCorrection()
    guard let draft else { return explainProblems() }
    send(.sent(draft))
  }

  private func explainProblems() {
    announcement?.cancel()
    showProblems()
    moveToProblem()
    announcement = UIAccessibility.announceAfterFocus(
      [ratingProblem, textProblem].compactMap(\.self).joined(separator: " "), on: clock)
  }
}
