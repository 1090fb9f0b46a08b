import AppComponents
import UIKit

extension SavedViewController {
  /// Fills the screen with the list, below the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(with: tableView, below: [notice])
  }
}
