import UIKit

extension RegisterViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    title = "Register"
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    for field in [nameField, emailField, passwordField] { field.borderStyle = .roundedRect }
    for label in [problemLabel, errorLabel] { label.numberOfLines = 0 }
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
    showProblem()
  }
}
