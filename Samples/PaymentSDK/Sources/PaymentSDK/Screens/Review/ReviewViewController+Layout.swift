import UIKit

extension ReviewViewController {
  /// Puts the transfer above the button that sends it.
  func layOutViews() {
    title = "Review"
    view.backgroundColor = .systemBackground
    view.fill(withColumn: [summaryLabel, statusView, sendButton])
  }
}
