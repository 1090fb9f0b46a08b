import AppShell

/// Forwards UIKit's callbacks, so that `TableRows` doesn't have to make them public.
final class TableRowsDelegate<ID: Hashable & Sendable>: NSObject, UITableViewDelegate {
  weak var rows: TableRows<ID>?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { rows?.reportScrolling() }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    rows?.moveFocus(from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath)
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    rows?.preferredFocus
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rows?.select(indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    // A swipe over any row takes the selection away.
    rows?.showSelection(insteadOf: nil)
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    // The focus skips a row that the user can't select.
    rows?.canSelect(indexPath) ?? true
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    rows?.reportAppearance(of: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    rows?.actions(at: indexPath)?.leading.configuration
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    rows?.actions(at: indexPath)?.trailing.configuration
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    rows?.actions(at: indexPath).flatMap { ($0.leading + $0.trailing).menu }
  }
}
