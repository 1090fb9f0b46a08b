import AppComponents
import AppShell
import UIKit

extension RegisterViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    progressLabel.text = localized("Sending…")
    let views = [
      nameField, emailField, passwordField.withSwitch(), form.errorLabel,
      signInButton, progress, form.wait.column, form.sendButton, noticeLabel,
    ]
    view.fill(withScrolling: UIStackView(column: views, spacing: 16))
  }
}
