import UIKit

/// Owns the form to register and reports what the user does.
final class RegisterViewController: UIViewController {
  let nameField = UITextField(.body, placeholder: "Name", .name)
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.newPassword)
  let problemLabel = UILabel(.body, .secondaryLabel)
  let errorLabel = UILabel(.body, .systemRed)
  let progressView = UIProgressView(progressViewStyle: .default)
  let registerButton = UIButton(.borderedProminent(), title: "Register")
  var send: (RegisterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    fields.on(.editingChanged) { [unowned self] in
      send(.changed(hasText: fields.contains { $0.text?.isEmpty == false }))
      showProblem()
    }
    [passwordField, registerButton].on { [unowned self] in sendRegistration() }
    navigationItem.rightBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  private var fields: [UITextField] { [nameField, emailField, passwordField] }

  /// What is missing, in words; nil if the form is complete.
  var problem: String? {
    if nameField.trimmedText.isEmpty { return "Enter your name." }
    if !emailField.trimmedText.contains("@") { return "Enter your email address." }
    if (passwordField.text ?? "").count < 8 { return "Use 8 or more characters in the password." }
    return nil
  }

  private func sendRegistration() {
    guard problem == nil else { return problemLabel.showProblem(problem) }
    let (name, email) = (nameField.trimmedText, emailField.trimmedText)
    send(.sent(Registration(name: name, email: email, password: passwordField.text ?? "")))
  }
}
