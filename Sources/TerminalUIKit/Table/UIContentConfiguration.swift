public import Foundation

/// Describes content, and makes the view that shows it.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state of the view, such as being selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The state of a view that a content configuration can depend on; nothing here changes it.
public protocol UIConfigurationState {}

/// A view that shows the content a configuration describes.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content that the view shows.
  var configuration: any UIContentConfiguration { get set }
}
