import AppComponents
import AppShell
import UIKit

/// Owns the views that say why the app can't go on, and reports that the user tries again.
final class UpdateViewController: UIViewController {
  let titleLabel = UILabel(.title1)
  let messageLabel = UILabel(.body, .secondaryLabel)
  let retryButton = UIButton(.borderedProminent(), title: localized("Try Again"))
  let spinner = UIActivityIndicatorView(style: .medium)
  var send: (UpdateAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    retryButton.on { [unowned self] in send(.retryTapped) }
  }
}
