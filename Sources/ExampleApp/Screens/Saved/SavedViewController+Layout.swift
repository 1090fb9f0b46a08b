import UIKit

extension SavedViewController {
  /// Fills the screen with the list, below the notice if there is one.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    noticeLabel.textColor = .systemOrange
    let column = UIStackView(arrangedSubviews: [noticeLabel.withMargins(), tableView])
    column.axis = .vertical
    view.fill(with: column)
  }
}
