import UIKit

extension SignInViewController {
  /// What the user typed; nil while something is missing.
  var credentials: Credentials? {
    guard !emailField.trimmedText.isEmpty, let password = passwordField.text, !password.isEmpty
    else { return nil }
    return Credentials(email: emailField.trimmedText, password: password)
  }

  /// Enables the button if nothing is missing, and nothing is being sent.
  func enableSending() {
    signInButton.isEnabled = credentials != nil && !spinner.isAnimating
  }
}
