import UIKit

/// Owns the views of the card, and reports what the user does.
final class CardViewController: PaymentViewController {
  let cardLabel = UILabel(.headline)
  let switchButton = UIButton(.borderedProminent())
  private(set) lazy var statusView = StatusView { [unowned self] in send(.retryTapped) }
  var send: (PaymentAction.Card) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    switchButton.on { [unowned self] in send(.switchTapped) }
    send(.viewLoaded)
  }
}
