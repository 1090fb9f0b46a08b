import AppComponents
import AppShell
import UIKit

extension SignInViewController {
  /// Stacks the fields above the buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    let purposeLabel = UILabel(.body, .secondaryLabel)
    purposeLabel.text = localized("Sign in to write reviews.")
    let views = [
      purposeLabel, emailField, passwordField.withSwitch(), form.errorLabel, spinner,
      form.wait.column, form.sendButton, registerButton,
    ]
    view.fill(withScrolling: UIStackView(column: views, spacing: 16))
  }
}
