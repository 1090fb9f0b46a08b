import AppComponents
import AppShell
import UIKit

/// Owns the views of a sight and reports the user's actions.
final class SightViewController: UIViewController {
  let placeLabel = UILabel(.body, .secondaryLabel)
  let ratingLabel = UILabel(.body, .notice)
  let summaryLabel = UILabel(.body)
  let positionLabel = UILabel(.body, .secondaryLabel)
  let linkLabel = UILabel(.body, .link)
  let saveButton = UIButton(configuration: .borderedProminent())
  let visitButton = UIButton(.bordered(), title: localized("Visit"))
  let reviewsButton = UIButton(.bordered(), title: localized("Reviews"))
  let guideButton = UIButton(.plain(), title: localized("Offline Guide"))
  let copyButton = UIButton(.plain(), title: localized("Copy Link"))
  let windowButton = UIButton(.plain(), title: localized("Open in New Window"))
  lazy var facts = UIStackView(column: [positionLabel, linkLabel])
  lazy var story = UIStackView(row: [summaryLabel, facts])
  lazy var actions = WrappingRow(
    [saveButton, visitButton, reviewsButton, guideButton, copyButton]
      + (canOpenWindows ? [windowButton] : []))
  lazy var page = UIStackView(
    column: [UIStackView(column: [placeLabel, ratingLabel]), story, actions],
    spacing: 16)
  /// Whether the user may have several windows; set it before the view is loaded.
  var canOpenWindows = false
  var send: (SightAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    saveButton.on { [unowned self] in send(.saveTapped) }
    visitButton.on { [unowned self] in send(.visitTapped) }
    reviewsButton.on { [unowned self] in send(.reviewsTapped) }
    guideButton.on { [unowned self] in send(.guideTapped) }
    windowButton.on { [unowned self] in send(.newWindowChosen) }
    copyButton.on { [unowned self] in send(.copyLinkTapped) }
    onKeys("v", localized("Visit")) { [unowned self] _ in send(.visitTapped) }
    onKeys("w", localized("Write")) { [unowned self] _ in send(.writeTapped) }
    send(.viewLoaded)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateLayout()
  }
}
