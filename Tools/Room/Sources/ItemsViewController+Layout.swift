import AppShell
import UIKit

extension ItemsViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
  }
}
