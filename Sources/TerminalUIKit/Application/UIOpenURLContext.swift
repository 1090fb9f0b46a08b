public import Foundation

/// A link to be opened.
@MainActor public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
