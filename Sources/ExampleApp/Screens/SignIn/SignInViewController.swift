import AppComponents
import AppShell
import UIKit

/// Owns the form to sign in and reports the user's actions.
final class SignInViewController: UIViewController {
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.password)
  let spinner = UIActivityIndicatorView(style: .medium)
  let registerButton = UIButton(.plain(), title: localized("New here? Register"))
  lazy var form = FormViews(emailField, passwordField, button: localized("Sign In"))
  var send: (SignInAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    startForm()
    registerButton.on { [unowned self] in
      send(.other(.registerTapped(email: emailField.trimmedText)))
    }
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
    if field === emailField { return field.emailProblem }
    return field.text?.isEmpty == false ? nil : localized("Enter your password.")
  }

  var draft: Credentials {
    Credentials(email: emailField.trimmedText, password: passwordField.text ?? "")
  }
}
