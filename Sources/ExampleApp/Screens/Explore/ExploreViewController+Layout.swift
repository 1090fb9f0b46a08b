import AppComponents
import AppShell
import UIKit

extension ExploreViewController {
  /// Fills the screen with the list, below the search and the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    searchField.placeholder = localized("Name, city or country")
    searchField.accessibilityLabel = searchField.placeholder
    navigationItem.rightBarButtonItem = position.item
    tableView.refreshControl = refreshControl
    tableView.keyboardDismissMode = .onDrag
    view.fill(with: tableView, below: [header])
  }
}
