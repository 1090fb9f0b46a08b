import AppComponents
import AppShell
import UIKit

/// Owns the form to register and reports the user's actions.
final class RegisterViewController: UIViewController {
  let nameField = UITextField(.body, placeholder: localized("Name"), .name)
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.newPassword)
  let noticeLabel = UILabel(.body, .secondaryLabel)
  let progressView = UIProgressView(progressViewStyle: .default)
  lazy var form = FormViews(
    nameField, emailField, passwordField, button: localized("Register"))
  var send: (RegisterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    startForm { .changed(hasText: $0) }
    navigationItem.rightBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginEditing(in: self)
  }

  var problem: String? { missing?.words }
  var problemField: UITextField? { missing?.field }

  /// The missing entry, and its field.
  private var missing: (words: String, field: UITextField)? {
    if nameField.trimmedText.isEmpty { return (localized("Enter your name."), nameField) }
    if let words = emailField.emailProblem { return (words, emailField) }
    let isLong = (passwordField.text ?? "").count >= 8
    return isLong ? nil : (localized("Use 8 or more characters in the password."), passwordField)
  }

  var draft: Registration {
    let (name, email) = (nameField.trimmedText, emailField.trimmedText)
    return Registration(name: name, email: email, password: passwordField.text ?? "")
  }
}
