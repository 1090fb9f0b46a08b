import AppShell
import UIKit

/// Owns the views of a guide and reports what the user does.
final class GuideViewController: UIViewController {
  let statusLabel = UILabel(.body)
  let progressView = UIProgressView(progressViewStyle: .default)
  let remarkLabel = UILabel(.body, .systemOrange)
  let downloadButton = UIButton(configuration: .borderedProminent())
  let removeButton = UIButton(.bordered(), title: localized("Remove"))
  let textLabel = UILabel(.body)
  /// Reports an action; the coordinator supplies the sight's identifier.
  var send: (@escaping (Sight.ID) -> GuideAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    downloadButton.on { [unowned self] in
      if progressView.isHidden {
        send(GuideAction.downloadTapped)
      } else {
        send(GuideAction.stopTapped)
      }
    }
    removeButton.on { [unowned self] in send(GuideAction.removeTapped) }
    send(GuideAction.viewLoaded)
  }
}
