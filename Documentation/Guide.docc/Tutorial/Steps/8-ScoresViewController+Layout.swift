import AppShell
import UIKit

extension ScoresViewController {
  /// Centers the points above their button.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    pointButton.configuration?.title = localized("I Knew It")
    CenteredColumn([pointsLabel, pointButton]).center(in: view)
  }
}
