import AppShell

/// A text about the request that the user waits for, above the button that ends the wait.
@MainActor public final class WaitViews {
  /// Says why the wait takes long.
  let label = UILabel(.body, .secondaryLabel)
  /// Ends the wait.
  public let stopButton = UIButton(.bordered(), title: localized("Stop"))
  /// The label above the button, to be placed in a layout.
  public private(set) lazy var column = UIStackView(column: [label, stopButton], spacing: 16)

  /// Creates the views, hidden until there is a reason to wait.
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
