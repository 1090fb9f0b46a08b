import UIKit

/// Owns the views of a transfer before it is sent, and reports what the user does.
final class ReviewViewController: PaymentViewController {
  let summaryLabel = UILabel(.body)
  let sendButton = UIButton(.borderedProminent(), title: "Send")
  private(set) lazy var statusView = StatusView { [unowned self] in send(.sendTapped) }
  var send: (PaymentAction.Review) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    sendButton.on { [unowned self] in send(.sendTapped) }
    send(.viewLoaded)
  }
}
