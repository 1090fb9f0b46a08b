import UIKit

/// Owns the form for a review and reports what the user wrote.
final class WriteReviewViewController: UIViewController {
  let headingLabel = UILabel(.headline)
  let ratingControl = UISegmentedControl(items: ["1", "2", "3", "4", "5"])
  let textField = UITextField(.body)
  let errorLabel = UILabel(.body)
  let spinner = UIActivityIndicatorView(style: .medium)
  let sendButton = UIButton(configuration: .borderedProminent())
  let id: Sight.ID
  var send: (WriteReviewAction) -> Void = { _ in }

  init(id: Sight.ID) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    let validate = UIAction { [unowned self] _ in showProblem() }
    textField.addAction(validate, for: .editingChanged)
    ratingControl.addAction(validate, for: .valueChanged)
    let sending = UIAction { [unowned self] _ in sendDraft() }
    textField.addAction(sending, for: .primaryActionTriggered)
    sendButton.addAction(sending, for: .primaryActionTriggered)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [unowned self] _ in send(.cancelTapped(id)) })
    send(.viewLoaded(id))
  }

  private func sendDraft() {
    guard let draft else { return showProblem() }
    send(.sendTapped(id, draft))
  }
}
