/// Describes content, and makes the view that shows it.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
}
