import UIKit

/// What the user waits for, in words, above the button that ends the wait.
@MainActor final class WaitViews {
  let label = UILabel(.body, .secondaryLabel)
  let stopButton = UIButton(.bordered(), title: localized("Stop"))
  private(set) lazy var column = UIStackView(column: [label, stopButton], spacing: 16)

  init() {
    column.alignment = .leading
    column.isHidden = true
  }

  /// Shows why the wait takes long, and scrolls until the user can stop it; or nothing while it doesn't.
  func show(_ reason: String?) {
    let isNew = reason != nil && column.isHidden
    label.text = reason
    column.isHidden = reason == nil
    if isNew { column.scrollIntoView() }
  }
}
