import AppComponents
import AppShell
import UIKit

/// Owns the form to register and reports the user's actions.
final class RegisterViewController: UIViewController {
  let nameField = UITextField(.body, placeholder: localized("Name"), .name)
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.newPassword)
  let signInButton = UIButton(.plain(), title: localized("Sign In with This Email"))
  let noticeLabel = UILabel(.body, .secondaryLabel)
  let progressLabel = UILabel(.body, .secondaryLabel)
  let progressView = UIProgressView(progressViewStyle: .default)
  lazy var progress = UIStackView(column: [progressLabel, progressView])
  lazy var form = FormViews(
    nameField, emailField, passwordField, button: localized("Register"))
  var send: (RegisterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    startForm()
    signInButton.on { [unowned self] in send(.other(.signInTapped(email: emailField.trimmedText))) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showCancel()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    form.beginEditing(in: self)
  }

  func problem(in field: UITextField) -> String? {
    switch field {
    case nameField: field.trimmedText.isEmpty ? localized("Enter your name.") : nil
    case emailField: field.emailProblem
    default:
      (field.text ?? "").unicodeScalars.count >= 8
        ? nil : localized("Use 8 or more characters in the password.")
    }
  }

  func rule(for field: UITextField) -> String? {
    switch field {
    case emailField: localized("Such as ann@example.com")
    case passwordField: localized("8 or more characters")
    default: nil
    }
  }

  var draft: Registration {
    Registration(
      name: nameField.trimmedText, email: emailField.trimmedText, password: passwordField.text ?? ""
    )
  }
}
