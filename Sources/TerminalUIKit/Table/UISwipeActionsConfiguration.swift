public import Foundation

/// What can be done to a row.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the foremost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action; a terminal has keys.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of the actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
