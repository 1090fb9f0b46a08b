/// Describes content, and makes the view that shows it.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The content for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
