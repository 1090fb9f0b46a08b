import AppComponents
import UIKit

extension QuestionsViewController {
  /// Fills the screen with the list.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(with: tableView)
  }
}
