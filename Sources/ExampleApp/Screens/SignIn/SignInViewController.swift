import AppShell
import UIKit

/// Owns the form to sign in and reports what the user does.
final class SignInViewController: UIViewController {
  let emailField = UITextField.email()
  let passwordField = UITextField.password(.password)
  let errorLabel = UILabel(.body, .systemRed)
  let spinner = UIActivityIndicatorView(style: .medium)
  let signInButton = UIButton(.borderedProminent(), title: localized("Sign In"))
  let registerButton = UIButton(.plain(), title: localized("New here? Register"))
  let wait = WaitViews()
  var send: (SignInAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    wait.stopButton.on { [unowned self] in send(.stopTapped) }
    fields.on(.editingChanged) { [unowned self] in
      send(.changed(hasText: fields.contains { $0.text?.isEmpty == false }))
      enableSending()
    }
    [passwordField, signInButton].on { [unowned self] in credentials.map { send(.sent($0)) } }
    registerButton.on { [unowned self] in send(.registerTapped) }
    navigationItem.leftBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    emailField.beginEditing(in: self)
  }

  private var fields: [UITextField] { [emailField, passwordField] }

  /// What the user typed; nil while something is missing.
  var credentials: Credentials? {
    let (email, password) = (emailField.trimmedText, passwordField.text ?? "")
    return email.isEmpty || password.isEmpty ? nil : Credentials(email: email, password: password)
  }
}
