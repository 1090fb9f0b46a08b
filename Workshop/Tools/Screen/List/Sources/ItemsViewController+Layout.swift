import AppComponents
import AppShell
import UIKit

extension ItemsViewController {
  /// Fills the screen with the list, below the search and the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    searchField.placeholder = localized("Search")
    searchField.accessibilityLabel = searchField.placeholder
    tableView.keyboardDismissMode = .onDrag
    let header = UIStackView(column: [searchField, noticeLabel]).withMargins()
    view.fill(with: tableView, below: [header])
  }
}
