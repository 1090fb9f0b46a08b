public import Foundation

/// What can be done to a row: a swipe on iOS, a key in a terminal.
@MainActor open class UIContextualAction: NSObject {
  /// Does it, and reports whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether it removes something.
  public let style: Style
  /// The words.
  public let title: String?
  let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Whether an action removes something.
  public enum Style: Int, Sendable {
    /// It doesn't.
    case normal
    /// It does.
    case destructive
  }
}
