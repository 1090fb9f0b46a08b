import AppComponents
import UIKit

extension UnsentViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
  }
}
