import UIKit

/// Owns the form to sign in and reports what the user does.
final class SignInViewController: UIViewController {
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.password)
  let passwordSwitch = UISwitch()
  let errorLabel = UILabel(.body)
  let spinner = UIActivityIndicatorView(style: .medium)
  let signInButton = UIButton(.borderedProminent(), title: "Sign In")
  let registerButton = UIButton(.plain(), title: "New here? Register")
  var send: (SignInAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    for field in [emailField, passwordField] {
      field.on(.editingChanged) { [unowned self] in
        send(.changed)
        enableSending()
      }
    }
    emailField.continues(in: passwordField)
    passwordSwitch.reveals(passwordField)
    for control in [passwordField, signInButton] {
      control.on { [unowned self] in credentials.map { send(.sent($0)) } }
    }
    registerButton.on { [unowned self] in send(.registerTapped) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [unowned self] _ in send(.closed) })
  }
}
