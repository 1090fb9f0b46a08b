import AppComponents
import AppShell
import UIKit

extension ExploreViewController {
  /// Fills the screen with the list, below the search and the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    searchField.placeholder = localized("Name, city or country")
    searchField.accessibilityLabel = searchField.placeholder
    // Titles are shortened before the arrow has no room.
    orderButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    orderButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    sortControl.accessibilityLabel = localized("Order")
    searchField.isHidden = !canSearch
    sortControl.superview?.isHidden = !canSearch
    positionItem.isEnabled = false
    positionItem.isHidden = true
    navigationItem.rightBarButtonItem = positionItem
    tableView.keyboardDismissMode = .onDrag
    view.fill(with: tableView, below: [header])
  }
}
