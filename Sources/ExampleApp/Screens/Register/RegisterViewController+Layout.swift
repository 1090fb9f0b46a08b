import UIKit

extension RegisterViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    title = "Register"
    view.backgroundColor = .systemBackground
    nameField.textContentType = .name
    problemLabel.textColor = .secondaryLabel
    errorLabel.textColor = .systemRed
    view.fill(
      withScrolling: UIStackView(
        column: [
          nameField, emailField, passwordField, passwordSwitch.labeled("Show Password"),
          problemLabel, errorLabel, progressView, registerButton,
        ], spacing: 16))
  }
}
