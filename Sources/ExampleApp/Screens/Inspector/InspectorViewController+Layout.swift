import UIKit

extension InspectorViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    title = "Inspector"
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
  }
}
