public import Foundation

/// What can be done to a row.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the foremost first.
  public let actions: [UIContextualAction]

  /// Makes a configuration of the actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
