import AppComponents
import AppShell
import UIKit

/// Owns the views of the first screen, and reports what the user does.
final class HomeViewController: UIViewController {
  let label = UILabel(.body)
  let payButton = UIButton(.borderedProminent(), title: "Pay")
  var send: (HomeAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    payButton.on { [unowned self] in send(.payTapped) }
  }
}
