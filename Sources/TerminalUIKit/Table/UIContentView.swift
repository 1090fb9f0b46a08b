public import Foundation

/// A view that shows the content a configuration describes.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}
