import UIKit

/// Owns the views of a visit and reports what the user does.
final class VisitViewController: UIViewController {
  let countLabel = UILabel()
  let decrementButton = UIButton(configuration: .bordered())
  let incrementButton = UIButton(configuration: .borderedProminent())
  var send: (VisitAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    decrementButton.addAction(
      UIAction { [unowned self] _ in send(.decrementTapped) }, for: .primaryActionTriggered)
    incrementButton.addAction(
      UIAction { [unowned self] _ in send(.incrementTapped) }, for: .primaryActionTriggered)
  }
}
