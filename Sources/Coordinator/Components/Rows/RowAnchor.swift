/// A row in sight, and how far it is below the top.
struct RowAnchor<ID: Hashable & Sendable> {
  let id: ID
  let distance: CGFloat
}

extension UITableView {
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
