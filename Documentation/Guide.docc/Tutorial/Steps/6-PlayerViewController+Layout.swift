import AppComponents
import UIKit

extension PlayerViewController {
  /// Stacks the field above the button.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    view.fill(
      withScrolling: UIStackView(column: [nameField, problemLabel, playButton], spacing: 16))
  }
}
