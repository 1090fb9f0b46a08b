import UIKit

extension SignInViewController {
  /// What was typed; nil while something is missing.
  var credentials: Credentials? {
    let email = (emailField.text ?? "").trimmingCharacters(in: .whitespaces)
    guard !email.isEmpty, let password = passwordField.text, !password.isEmpty else { return nil }
    return Credentials(email: email, password: password)
  }

  /// Lets the form be sent if nothing is missing and nothing is on its way.
  func enableSending() {
    signInButton.isEnabled = credentials != nil && !spinner.isAnimating
  }
}
