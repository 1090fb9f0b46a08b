import UIKit

extension ReviewsViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    title = "Reviews"
    view.fill(with: tableView)
  }
}
