import UIKit

extension SignInViewController {
  /// What was typed; nil while something is missing.
  var credentials: Credentials? {
    let email = (emailField.text ?? "").trimmingCharacters(in: .whitespaces)
    guard !email.isEmpty, let password = passwordField.text, !password.isEmpty else { return nil }
    return Credentials(email: email, password: password)
  }
}
