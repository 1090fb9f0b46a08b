import AppComponents
import UIKit

extension AccountViewController {
  /// Stacks the name and the email above the buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground

    let buttons = WrappingRow([signInButton, registerButton, unsentButton, signOutButton])
    let column = UIStackView(column: [nameLabel, emailLabel, buttons])
    column.setCustomSpacing(16, after: emailLabel)
    view.fill(withScrolling: column)
  }
}
