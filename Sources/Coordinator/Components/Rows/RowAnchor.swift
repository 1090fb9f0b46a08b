/// A visible row, and its distance from the top.
struct RowAnchor<ID: Hashable & Sendable> {
  let id: ID
  let distance: CGFloat
}

extension TitledSections {
  /// Returns the visible rows, unless the user hasn't scrolled.
  ///
  /// UIKit doesn't scroll when rows above them are inserted or deleted, so the text that the user reads would move.
  func anchors(in tableView: UITableView) -> [RowAnchor<ID>] {
    if tableView.isAtTop { return [] }
    return tableView.uncoveredRows.compactMap { path in
      let distance = tableView.rectForRow(at: path).minY - tableView.contentOffset.y
      return itemIdentifier(for: path).map { RowAnchor(id: $0, distance: distance) }
    }
  }

  /// Scrolls so that the first of these rows that is still there is in its place.
  func put(_ anchors: [RowAnchor<ID>], above last: IndexPath?, in tableView: UITableView) {
    for anchor in anchors {
      guard let path = indexPath(for: anchor.id), let last else { continue }
      return tableView.put(path, at: anchor.distance, above: last)
    }
  }
}

extension UITableView {
  /// Whether rows may move to their places: not for a user who wants less motion.
  var canAnimate: Bool { window != nil && !UIAccessibility.isReduceMotionEnabled }

  /// Where the content begins: below the bars that cover the table.
  var top: CGPoint { CGPoint(x: 0, y: -adjustedContentInset.top) }

  /// Whether the user hasn't scrolled, and should see a row that comes first.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  /// The rows in sight that no bar covers, from top to bottom.
  var uncoveredRows: [IndexPath] {
    let top = contentOffset.y + adjustedContentInset.top
    return (indexPathsForVisibleRows ?? []).filter { rectForRow(at: $0).maxY > top }
  }

  /// Scrolls so that a row is as far below the top as before; a list that became short ends at the bottom.
  func put(_ row: IndexPath, at distance: CGFloat, above last: IndexPath) {
    let end: CGFloat = rectForRow(at: last).maxY + adjustedContentInset.bottom - bounds.height
    let lowest: CGFloat = max(end, -adjustedContentInset.top)
    let offset: CGFloat = min(rectForRow(at: row).minY - distance, lowest)
    if offset != contentOffset.y { contentOffset.y = offset }
  }
}
