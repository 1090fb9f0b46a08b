import UIKit

extension CardViewController {
  /// Puts the card above the button that freezes it.
  func layOutViews() {
    title = "Card"
    view.backgroundColor = .systemBackground
    view.fill(withColumn: [cardLabel, statusView, switchButton])
  }
}
