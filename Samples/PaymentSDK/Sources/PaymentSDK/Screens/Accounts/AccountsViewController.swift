import UIKit

/// Owns the views of the accounts, and reports what the user does.
final class AccountsViewController: PaymentViewController {
  let accountsLabel = UILabel(.body)
  let transferButton = UIButton(.borderedProminent())
  let cardButton = UIButton(.bordered(), title: "Card")
  private(set) lazy var statusView = StatusView { [unowned self] in send(.retryTapped) }
  private(set) lazy var closeButton = UIBarButtonItem(
    title: "Close", primaryAction: UIAction { [unowned self] _ in send(.closeTapped) })
  private(set) lazy var helpButton = UIBarButtonItem(
    title: "Help", primaryAction: UIAction { [unowned self] _ in send(.helpTapped) })
  var send: (PaymentAction.Accounts) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    transferButton.on { [unowned self] in send(.transferTapped) }
    cardButton.on { [unowned self] in send(.cardTapped) }
    send(.viewLoaded)
  }
}
