import UIKit

extension OutcomeViewController {
  /// Puts the heading above the reference and the button.
  func layOutViews() {
    title = "Sent"
    view.backgroundColor = .systemBackground
    view.fill(withColumn: [headingLabel, referenceLabel, doneButton])
  }
}
