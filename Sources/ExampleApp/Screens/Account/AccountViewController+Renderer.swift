import Coordinator
import UIKit

extension AccountViewController: Renderer {
  func render(_ viewState: AccountViewState) {
    title = viewState.title
    nameLabel.text = viewState.name
    emailLabel.text = viewState.email
    signInButton.isHidden = viewState.isSignedIn
    registerButton.isHidden = viewState.isSignedIn
    unsentButton.configuration?.title = viewState.unsent
    unsentButton.isHidden = viewState.unsent == nil
    signOutButton.isHidden = !viewState.isSignedIn
  }
}
