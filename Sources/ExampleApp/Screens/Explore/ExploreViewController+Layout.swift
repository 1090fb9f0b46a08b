import UIKit

extension ExploreViewController {
  /// Fills the screen with the list, below the search and the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    searchField.placeholder = "Name, city or country"
    searchField.isHidden = !canSearch
    sortControl.isHidden = !canSearch
    tableView.keyboardDismissMode = .onDrag
    view.fill(with: UIStackView(column: [header, tableView]))
  }
}
