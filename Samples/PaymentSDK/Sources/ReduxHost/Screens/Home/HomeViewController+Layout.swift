import AppComponents
import AppShell
import UIKit

extension HomeViewController {
  /// Stacks the payments above the button.
  func layOutViews() {
    title = "Home"
    view.backgroundColor = .systemBackground
    view.fill(withScrolling: UIStackView(column: [label, payButton], spacing: 16))
  }
}
