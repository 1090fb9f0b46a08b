/// What the user waits for, in words, above the button that ends the wait.
@MainActor public final class WaitViews {
  public let label = UILabel(.body, .secondaryLabel)
  public let stopButton = UIButton(.bordered(), title: localized("Stop"))
  public private(set) lazy var column = UIStackView(column: [label, stopButton], spacing: 16)

  public init() {
    column.alignment = .leading
    column.isHidden = true
  }

  /// Shows why the wait takes long, and scrolls until the user can stop it; or nothing while it doesn't.
  public func show(_ reason: String?) {
    let isNew = reason != nil && column.isHidden
    label.text = reason
    column.isHidden = reason == nil
    if isNew { column.scrollIntoView() }
  }
}
