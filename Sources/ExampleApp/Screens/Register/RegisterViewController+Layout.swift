import AppShell
import UIKit

extension RegisterViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    title = localized("Register")
    view.backgroundColor = .systemBackground
    nameField.continues(in: emailField)
    emailField.continues(in: passwordField)
    let views = [
      nameField, emailField, passwordField.withSwitch(), problemLabel,
      errorLabel, progressView, wait.column, registerButton,
    ]
    view.fill(withScrolling: UIStackView(column: views, spacing: 16))
  }
}
