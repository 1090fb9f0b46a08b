import AppComponents
import UIKit

extension SavedViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
  }
}
