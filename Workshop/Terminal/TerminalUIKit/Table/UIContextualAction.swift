public import Foundation

/// An action on a row, which is run by a swipe on iOS and by a key in a terminal.
@MainActor open class UIContextualAction: NSObject {
  /// The closure that performs the action, and passes true to its last argument if it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The title of the action.
  public let title: String?
  let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case normal
    /// An action that deletes data.
    case destructive
  }
}

/// The swipe actions of a row.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the most important first.
  public let actions: [UIContextualAction]

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
