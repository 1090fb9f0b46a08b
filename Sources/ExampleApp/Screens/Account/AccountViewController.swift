import UIKit

/// Owns the views of the account and reports what the user wants.
final class AccountViewController: UIViewController {
  let nameLabel = UILabel(.title1)
  let emailLabel = UILabel(.body)
  let signInButton = UIButton(configuration: .borderedProminent())
  let registerButton = UIButton(configuration: .bordered())
  let signOutButton = UIButton(configuration: .bordered())
  var send: (AccountAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    signInButton.addAction(
      UIAction { [unowned self] _ in send(.signInTapped) }, for: .primaryActionTriggered)
    registerButton.addAction(
      UIAction { [unowned self] _ in send(.registerTapped) }, for: .primaryActionTriggered)
    signOutButton.addAction(
      UIAction { [unowned self] _ in send(.signOutTapped) }, for: .primaryActionTriggered)
  }
}
