public import AppShell
import Coordinator
import Redux

private enum FocusWork: EffectKey { case focus }

extension ScreenContext {
  /// Opens the row on which the focus has rested for a moment, if a split view shows it beside the table.
  ///
  /// So only rows at which the user stops are loaded. The closure must not keep the rows alive.
  @MainActor public func follow<ID>(
    _ rows: TableRows<ID>, in page: UIViewController, open: @escaping @MainActor (ID) -> Void
  ) {
    rows.focusMoved = { [weak page] id in
      let isBeside = page?.splitViewController?.isCollapsed == false
      guard let id, isBeside else { return effects.cancel(FocusWork.focus) }
      run(.latest(FocusWork.focus, after: .milliseconds(400))) { _ in await open(id) }
    }
  }
}
