import AppComponents
import AppShell
import UIKit

extension ItemsViewController {
  /// Fills the screen with the list, below the search.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    searchField.placeholder = localized("Search")
    searchField.accessibilityLabel = searchField.placeholder
    tableView.keyboardDismissMode = .onDrag
    view.fill(with: UIStackView(column: [searchField.withMargins(), tableView]))
  }
}
