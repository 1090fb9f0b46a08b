import UIKit

/// Owns the views of the scores and reports what the user does to them.
final class ScoresViewController: UIViewController {
  let pointsLabel = UILabel()
  let pointButton = UIButton(configuration: .borderedProminent())
  var send: (ScoresAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    pointButton.addAction(
      UIAction { [unowned self] _ in send(.pointTapped) }, for: .primaryActionTriggered)
  }
}
