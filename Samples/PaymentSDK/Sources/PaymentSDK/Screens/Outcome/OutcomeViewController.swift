import UIKit

/// Owns the views of a transfer that was sent, and reports what the user does.
final class OutcomeViewController: PaymentViewController {
  let headingLabel = UILabel(.headline)
  let referenceLabel = UILabel(.body, .secondaryLabel)
  let doneButton = UIButton(.borderedProminent(), title: "Done")
  var send: (PaymentAction.Outcome) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    doneButton.on { [unowned self] in send(.doneTapped) }
    send(.viewLoaded)
  }
}
