import UIKit

extension InspectorViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    title = "Inspector"
    view.fill(with: tableView)
  }
}
