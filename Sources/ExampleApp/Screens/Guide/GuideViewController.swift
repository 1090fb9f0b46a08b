import AppComponents
import AppShell
import UIKit

/// Owns the views of a guide and reports the user's actions.
final class GuideViewController: UIViewController {
  let statusLabel = UILabel(.body)
  let progressView = UIProgressView(progressViewStyle: .default)
  let remarkLabel = UILabel(.body, .notice)
  let downloadButton = UIButton(configuration: .borderedProminent())
  let removeButton = UIButton(.bordered(), title: localized("Remove"))
  /// A label for each part: one for all would be too high for UIKit to draw at the largest text sizes.
  let texts = UIStackView(column: [], spacing: 16)
  var send: (GuideAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    downloadButton.on { [unowned self] in send(.downloadTapped) }
    removeButton.on { [unowned self] in send(.removeTapped) }
    send(.viewLoaded)
  }
}
