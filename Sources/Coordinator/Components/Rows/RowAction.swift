import AppShell

/// An action on a row, which the user reaches by swiping it or in its menu, or by a key in a terminal.
///
/// ```swift
/// rows.leadingActions = { [unowned self] id in [RowAction("Done") { self.send(.doneTapped(id)) }] }
/// rows.trailingActions = { [unowned self] id in [.remove { self.send(.removeTapped(id)) }] }
/// ```
@MainActor public struct RowAction {
  /// The title of the action.
  let title: String
  /// Whether the action deletes something, which UIKit shows in red.
  let isDestructive: Bool
  let perform: @MainActor () -> Void

  /// Makes an action; the closure must not keep the rows alive.
  public init(
    _ title: String, isDestructive: Bool = false, perform: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.perform = perform
  }

  /// Returns the action that removes a row.
  public static func remove(_ perform: @escaping @MainActor () -> Void) -> Self {
    Self(localized("Remove"), isDestructive: true, perform: perform)
  }
}

extension [RowAction] {
  /// The actions for UIKit, which would offer to delete the row if there were no list of them.
  @MainActor var configuration: UISwipeActionsConfiguration {
    let actions = map { action in
      let style: UIContextualAction.Style = action.isDestructive ? .destructive : .normal
      return UIContextualAction(style: style, title: action.title) { _, _, completion in
        action.perform()
        // UIKit takes the row of a destructive action that was done away, even if it only asks the user.
        completion(!action.isDestructive)
      }
    }
    return UISwipeActionsConfiguration(actions: actions)
  }

  /// The same actions in the menu that a long press opens; nil if there are none.
  @MainActor var menu: UIContextMenuConfiguration? {
    if isEmpty { return nil }
    let actions = map { action in
      UIAction(title: action.title, attributes: action.isDestructive ? .destructive : []) { _ in
        action.perform()
      }
    }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }
}
