import AppShell
import UIKit

extension SignInViewController {
  /// Stacks the fields above the buttons.
  func layOutViews() {
    title = localized("Sign In")
    view.backgroundColor = .systemBackground
    emailField.continues(in: passwordField)
    let views = [
      emailField, passwordField.withSwitch(), errorLabel, spinner, wait.column,
      signInButton, registerButton,
    ]
    view.fill(withScrolling: UIStackView(column: views, spacing: 16))
  }
}
