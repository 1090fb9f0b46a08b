import UIKit

extension ReviewsViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    title = "Reviews"
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
  }
}
