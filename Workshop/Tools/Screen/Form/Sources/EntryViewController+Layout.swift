import AppComponents
import UIKit

extension EntryViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(withScrolling: UIStackView(column: form.views, spacing: 16))
  }
}
