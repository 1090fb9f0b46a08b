import UIKit

extension SignInViewController {
  /// Stacks the fields above the buttons.
  func layOutViews() {
    title = "Sign In"
    view.backgroundColor = .systemBackground
    errorLabel.textColor = .systemRed
    view.fill(
      withScrolling: UIStackView(
        column: [
          emailField, passwordField, passwordSwitch.labeled("Show Password"), errorLabel, spinner,
          signInButton, registerButton,
        ], spacing: 16))
  }
}
