import AppShell
import UIKit

/// Owns the views of a sight and reports what the user does.
final class SightViewController: UIViewController {
  let noticeLabel = UILabel(.body, .systemOrange)
  let placeLabel = UILabel(.body, .secondaryLabel)
  let ratingLabel = UILabel(.body, .systemOrange)
  let summaryLabel = UILabel(.body)
  let positionLabel = UILabel(.body, .secondaryLabel)
  let linkLabel = UILabel(.body, .link)
  let saveButton = UIButton(configuration: .borderedProminent())
  let visitButton = UIButton(.bordered(), title: localized("Visit"))
  let reviewsButton = UIButton(.bordered(), title: localized("Reviews"))
  let guideButton = UIButton(.plain(), title: localized("Offline Guide"))
  let copyButton = UIButton(.plain(), title: localized("Copy Link"))
  let page = UIView()
  var layout: SightLayout?
  /// Reports an action; the coordinator supplies the sight's identifier.
  var send: ((Sight.ID) -> SightAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    saveButton.on { [unowned self] in send(SightAction.saveTapped) }
    visitButton.on { [unowned self] in send(SightAction.visitTapped) }
    reviewsButton.on { [unowned self] in send(SightAction.reviewsTapped) }
    guideButton.on { [unowned self] in send(SightAction.guideTapped) }
    copyButton.on { [unowned self] in send(SightAction.copyLinkTapped) }
    send(SightAction.viewLoaded)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateLayout()
  }
}
