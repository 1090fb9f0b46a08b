import UIKit

/// Owns the views of a sight and reports what the user does to them.
final class SightViewController: UIViewController {
  let nameLabel = UILabel(.title1)
  let placeLabel = UILabel(.body)
  let ratingLabel = UILabel(.body)
  let summaryLabel = UILabel(.body)
  let positionLabel = UILabel(.body)
  let linkLabel = UILabel(.body)
  let saveButton = UIButton(configuration: .borderedProminent())
  let visitButton = UIButton(configuration: .bordered())
  let reviewsButton = UIButton(configuration: .bordered())
  let copyButton = UIButton(configuration: .plain())
  let column = UIStackView()
  let id: Sight.ID
  var send: (SightAction) -> Void = { _ in }

  init(id: Sight.ID) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    saveButton.addAction(
      UIAction { [unowned self] _ in send(.saveTapped(id)) }, for: .primaryActionTriggered)
    visitButton.addAction(
      UIAction { [unowned self] _ in send(.visitTapped(id)) }, for: .primaryActionTriggered)
    reviewsButton.addAction(
      UIAction { [unowned self] _ in send(.reviewsTapped(id)) }, for: .primaryActionTriggered)
    copyButton.addAction(
      UIAction { [unowned self] _ in send(.copyLinkTapped(id)) }, for: .primaryActionTriggered)
    send(.viewLoaded(id))
  }
}
