import UIKit

extension RegisterViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    title = "Register"
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.textContentType = .name
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .username
    emailField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.textContentType = .newPassword
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    problemLabel.textColor = .secondaryLabel
    errorLabel.textColor = .systemRed
    registerButton.configuration?.title = "Register"
    let column = UIStackView(arrangedSubviews: [
      nameField, emailField, passwordField, passwordSwitch.labeled("Show Password"), problemLabel,
      errorLabel, progressView, registerButton,
    ])
    column.axis = .vertical
    column.spacing = 16
    view.fill(withScrolling: column)
  }
}
