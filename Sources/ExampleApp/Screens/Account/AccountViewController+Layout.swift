import UIKit

extension AccountViewController {
  /// Stacks who it is above what there is to do.
  func layOutViews() {
    title = "Account"
    view.backgroundColor = .systemBackground
    emailLabel.textColor = .secondaryLabel
    signInButton.configuration?.title = "Sign In"
    registerButton.configuration?.title = "Register"
    signOutButton.configuration?.title = "Sign Out"
    let buttons = UIStackView(arrangedSubviews: [signInButton, registerButton, signOutButton])
    buttons.spacing = 16
    let column = UIStackView(arrangedSubviews: [nameLabel, emailLabel, buttons])
    column.axis = .vertical
    column.alignment = .leading
    column.setCustomSpacing(16, after: emailLabel)
    view.fill(withScrolling: column)
  }
}
