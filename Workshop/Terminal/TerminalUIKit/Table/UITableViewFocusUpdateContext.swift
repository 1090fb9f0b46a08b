public import Foundation

/// A move of the focus.
@MainActor open class UIFocusUpdateContext: NSObject {}

/// A move of the focus in a table: from which row, and to which.
@MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus, if any.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that has the focus now, if any.
  public let nextFocusedIndexPath: IndexPath?

  init(from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init()
  }
}

/// Animates views together with a move of the focus, which has no effect in a terminal.
@MainActor open class UIFocusAnimationCoordinator: NSObject {}

extension UITableView {
  /// Tells the delegate where the focus is, if it has moved.
  func tellFocus() {
    let path = isFocused ? focusedPath : nil
    guard path != toldPath else { return }
    let context = UITableViewFocusUpdateContext(from: toldPath, to: path)
    toldPath = path
    delegate?.tableView(self, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
  }
}
