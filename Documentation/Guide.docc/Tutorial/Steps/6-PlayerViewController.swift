import AppComponents
import AppShell
import UIKit

/// Owns the form and reports what the user does.
final class PlayerViewController: UIViewController {
  let nameField = UITextField(.body, placeholder: localized("Name"), nil)
  let problemLabel = UILabel(.body, .systemRed)
  let playButton = UIButton(.borderedProminent(), title: localized("Play"))
  var send: (PlayerAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    nameField.on(.editingChanged) { [unowned self] in
      send(.changed(name: nameField.trimmedText))
    }
    playButton.on { [unowned self] in send(.sent(name: nameField.trimmedText)) }
    navigationItem.leftBarButtonItem = .cancel { [unowned self] in send(.closed) }
  }
}
