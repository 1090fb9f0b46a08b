import UIKit

/// A screen of the SDK, which reports when it may have left the host's UI, whoever removed it.
///
/// A navigation controller would tell its delegate, but that is the host's.
class PaymentViewController: UIViewController {
  var left: () -> Void = {}

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { left() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    left()
  }
}
