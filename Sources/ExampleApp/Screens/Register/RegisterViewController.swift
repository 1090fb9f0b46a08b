import AppShell
import UIKit

/// Owns the form to register and reports what the user does.
final class RegisterViewController: UIViewController {
  let nameField = UITextField(.body, placeholder: localized("Name"), .name)
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.newPassword)
  let problemLabel = UILabel(.body, .secondaryLabel)
  let errorLabel = UILabel(.body, .systemRed)
  let progressView = UIProgressView(progressViewStyle: .default)
  let registerButton = UIButton(.borderedProminent(), title: localized("Register"))
  let wait = WaitViews()
  var send: (RegisterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    wait.stopButton.on { [unowned self] in send(.stopTapped) }
    fields.on(.editingChanged) { [unowned self] in
      send(.changed(hasText: hasText))
      showProblem()
    }
    [passwordField, registerButton].on { [unowned self] in sendRegistration() }
    navigationItem.rightBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.beginEditing(in: self)
  }

  private var fields: [UITextField] { [nameField, emailField, passwordField] }

  /// Whether the user has typed anything.
  var hasText: Bool { fields.contains { $0.text?.isEmpty == false } }

  /// What is missing, in words; nil if the form is complete.
  var problem: String? {
    if nameField.trimmedText.isEmpty { return localized("Enter your name.") }
    if !emailField.trimmedText.contains("@") { return localized("Enter your email address.") }
    let isLong = (passwordField.text ?? "").count >= 8
    return isLong ? nil : localized("Use 8 or more characters in the password.")
  }

  private func sendRegistration() {
    guard problem == nil else { return problemLabel.showProblem(problem) }
    let (name, email) = (nameField.trimmedText, emailField.trimmedText)
    send(.sent(Registration(name: name, email: email, password: passwordField.text ?? "")))
  }
}
