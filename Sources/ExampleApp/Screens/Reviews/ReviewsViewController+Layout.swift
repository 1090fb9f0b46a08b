import AppComponents
import UIKit

extension ReviewsViewController {
  /// Fills the screen with the list, below the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    tableView.refreshControl = refreshControl
    view.fill(with: tableView, below: [notice])
  }
}
