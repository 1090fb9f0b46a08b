import AppComponents
import AppShell
import UIKit

/// Owns the views of a visit and reports the user's actions.
final class VisitViewController: UIViewController {
  let nameLabel = UILabel(.headline)
  let retryButton = UIButton(.bordered(), title: localized("Try Again"))
  let wait = WaitViews()
  let spinner = UIActivityIndicatorView(style: .medium)
  let countLabel = UILabel(.title1)
  let elapsedLabel = UILabel(.body, .secondaryLabel)
  let decrementButton = UIButton(.bordered(), title: localized("Undo Visit"))
  let incrementButton = UIButton(.borderedProminent(), title: localized("I Was Here"))
  var send: (VisitAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    incrementButton.on { [unowned self] in send(.incrementTapped) }
    decrementButton.on { [unowned self] in send(.decrementTapped) }
    retryButton.on { [unowned self] in send(.retryTapped) }
    wait.stopButton.on { [unowned self] in send(.stopTapped) }
    send(.viewLoaded)
  }
}
