import AppComponents
import AppShell
import UIKit

extension ReviewsViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
  }
}
