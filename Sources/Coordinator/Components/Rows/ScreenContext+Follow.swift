public import AppShell
import Coordinator
import Redux

private enum FocusWork: EffectKey { case focus }

extension ScreenContext {
  /// Opens the row on which the focus has rested for a moment, if a split view shows it beside the table.
  ///
  /// So only rows at which the user stops are loaded. While nothing is open, the row that has the focus first opens
  /// immediately. The closure must not keep the rows alive.
  @MainActor public func follow<ID>(
    _ rows: TableRows<ID>, in page: UIViewController, open: @escaping @MainActor (ID) -> Void
  ) {
    rows.isBeside = { [weak page] in page?.splitViewController?.isCollapsed == false }
    rows.focusMoved = { [weak rows] row, isMove in
      guard let row, let rows, rows.isBeside(), isMove || isAlone else {
        return effects.cancel(FocusWork.focus)
      }
      run(.latest(FocusWork.focus, after: isMove ? .milliseconds(400) : .zero)) { [weak rows] _ in
        await MainActor.run {
          // The user may have moved on, or chosen a row, before this has its turn.
          guard !Task.isCancelled else { return }
          rows?.opened = row
          open(row)
        }
      }
    }
  }

  /// Whether nothing is open above the screen, or beside it.
  private var isAlone: Bool {
    state.navigation.stack(in: id.container).last == id.screen
  }
}
