import AppComponents
import AppShell
import UIKit

/// Owns the views of the account and reports the user's actions.
final class AccountViewController: UIViewController {
  let nameLabel = UILabel(.title1)
  let emailLabel = UILabel(.body, .secondaryLabel)
  let signInButton = UIButton(.borderedProminent(), title: localized("Sign In"))
  let registerButton = UIButton(.bordered(), title: localized("Register"))
  let unsentButton = UIButton(configuration: .bordered())
  let signOutButton = UIButton(.bordered(), title: localized("Sign Out"))
  var send: (AccountAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    signOutButton.configuration?.baseForegroundColor = .systemRed
    signInButton.on { [unowned self] in send(.signInTapped) }
    registerButton.on { [unowned self] in send(.registerTapped) }
    unsentButton.on { [unowned self] in send(.unsentTapped) }
    signOutButton.on { [unowned self] in send(.signOutTapped) }
  }
}
