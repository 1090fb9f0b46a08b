import UIKit

extension ExploreViewController {
  /// Fills the screen with the list, below the search and the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    searchField.placeholder = "Name, city or country"
    searchField.isHidden = !canSearch
    sortControl.isHidden = !canSearch
    noticeLabel.numberOfLines = 0
    noticeLabel.textColor = .systemOrange
    let column = UIStackView(arrangedSubviews: [
      searchField, sortControl, noticeLabel.withMargins(), tableView,
    ])
    column.axis = .vertical
    view.fill(with: column)
  }
}
