public import Foundation

/// Describes content and creates the view that shows it.
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state of the view, such as being selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A state of a view on which a content configuration can depend; views here have only one.
public protocol UIConfigurationState {}

/// A view that shows the content a configuration describes.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content that the view shows.
  var configuration: any UIContentConfiguration { get set }
}
