import UIKit

/// Owns the form to register and reports what the user does.
final class RegisterViewController: UIViewController {
  let nameField = UITextField(.body, placeholder: "Name")
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.newPassword)
  let passwordSwitch = UISwitch()
  let problemLabel = UILabel(.body)
  let errorLabel = UILabel(.body)
  let progressView = UIProgressView(progressViewStyle: .default)
  let registerButton = UIButton(.borderedProminent(), title: "Register")
  var send: (RegisterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    for field in [nameField, emailField, passwordField] {
      field.on(.editingChanged) { [unowned self] in
        send(.changed)
        showProblem()
      }
    }
    nameField.continues(in: emailField)
    emailField.continues(in: passwordField)
    passwordSwitch.reveals(passwordField)
    for control in [passwordField, registerButton] {
      control.on { [unowned self] in sendRegistration() }
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [unowned self] _ in send(.closed) })
  }
}
