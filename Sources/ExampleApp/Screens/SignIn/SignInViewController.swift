import UIKit

/// Owns the form to sign in and reports what the user typed.
final class SignInViewController: UIViewController {
  let emailField = UITextField(.body)
  let passwordField = UITextField(.body)
  let passwordSwitch = UISwitch()
  let errorLabel = UILabel(.body)
  let spinner = UIActivityIndicatorView(style: .medium)
  let signInButton = UIButton(configuration: .borderedProminent())
  let registerButton = UIButton(configuration: .plain())
  var send: (SignInAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    let validate = UIAction { [unowned self] _ in enableSending() }
    emailField.addAction(validate, for: .editingChanged)
    passwordField.addAction(validate, for: .editingChanged)
    let signIn = UIAction { [unowned self] _ in credentials.map { send(.signInTapped($0)) } }
    emailField.continues(in: passwordField)
    passwordSwitch.reveals(passwordField)
    signInButton.addAction(signIn, for: .primaryActionTriggered)
    passwordField.addAction(signIn, for: .primaryActionTriggered)
    registerButton.addAction(
      UIAction { [unowned self] _ in send(.registerTapped) }, for: .primaryActionTriggered)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [unowned self] _ in send(.cancelTapped) })
  }
}
