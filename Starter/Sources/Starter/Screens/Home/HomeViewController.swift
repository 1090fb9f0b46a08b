import UIKit

/// Owns the views of the screen and reports what the user does to them.
final class HomeViewController: UIViewController {
  let countLabel = UILabel()
  let addButton = UIButton(configuration: .borderedProminent())
  let resetButton = UIButton(configuration: .bordered())
  var send: (HomeAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    addButton.addAction(
      UIAction { [unowned self] _ in send(.addTapped) }, for: .primaryActionTriggered)
    resetButton.addAction(
      UIAction { [unowned self] _ in send(.resetTapped) }, for: .primaryActionTriggered)
  }
}
