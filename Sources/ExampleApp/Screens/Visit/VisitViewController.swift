import UIKit

/// Owns the views of a visit and reports what the user does to them.
final class VisitViewController: UIViewController {
  let nameLabel = UILabel(.headline)
  let retryButton = UIButton(configuration: .bordered())
  let spinner = UIActivityIndicatorView(style: .medium)
  let countLabel = UILabel(.title1)
  let elapsedLabel = UILabel(.body)
  let decrementButton = UIButton(configuration: .bordered())
  let incrementButton = UIButton(configuration: .borderedProminent())
  let id: Sight.ID
  var send: (VisitAction) -> Void = { _ in }

  init(id: Sight.ID) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    incrementButton.addAction(
      UIAction { [unowned self] _ in send(.incrementTapped(id)) }, for: .primaryActionTriggered)
    decrementButton.addAction(
      UIAction { [unowned self] _ in send(.decrementTapped(id)) }, for: .primaryActionTriggered)
    retryButton.addAction(
      UIAction { [unowned self] _ in send(.retryTapped(id)) }, for: .primaryActionTriggered)
    send(.viewLoaded(id))
  }
}
