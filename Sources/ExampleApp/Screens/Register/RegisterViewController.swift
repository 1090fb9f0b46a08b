import UIKit

/// Owns the form to register and reports what the user typed.
final class RegisterViewController: UIViewController {
  let nameField = UITextField(.body)
  let emailField = UITextField(.body)
  let passwordField = UITextField(.body)
  let passwordSwitch = UISwitch()
  let problemLabel = UILabel(.body)
  let errorLabel = UILabel(.body)
  let progressView = UIProgressView(progressViewStyle: .default)
  let registerButton = UIButton(configuration: .borderedProminent())
  var send: (RegisterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    let validate = UIAction { [unowned self] _ in showProblem() }
    for field in [nameField, emailField, passwordField] {
      field.addAction(validate, for: .editingChanged)
    }
    nameField.continues(in: emailField)
    emailField.continues(in: passwordField)
    passwordSwitch.reveals(passwordField)
    let register = UIAction { [unowned self] _ in sendRegistration() }
    passwordField.addAction(register, for: .primaryActionTriggered)
    registerButton.addAction(register, for: .primaryActionTriggered)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [unowned self] _ in send(.cancelTapped) })
  }

  private func sendRegistration() {
    guard let registration else { return problemLabel.say(problem) }
    send(.registerTapped(registration))
  }
}
