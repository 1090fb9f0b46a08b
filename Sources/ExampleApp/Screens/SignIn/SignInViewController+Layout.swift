import UIKit

extension SignInViewController {
  /// Stacks the fields above the buttons.
  func layOutViews() {
    title = "Sign In"
    view.backgroundColor = .systemBackground
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    emailField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.textContentType = .password
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    errorLabel.textColor = .systemRed
    signInButton.configuration?.title = "Sign In"
    registerButton.configuration?.title = "New here? Register"
    let column = UIStackView(arrangedSubviews: [
      emailField, passwordField, passwordSwitch.labeled("Show Password"), errorLabel, spinner,
      signInButton, registerButton,
    ])
    column.axis = .vertical
    column.spacing = 16
    view.fill(withScrolling: column)
  }
}
