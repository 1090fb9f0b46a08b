public import Foundation

extension UITableView {
  /// Shows rows that the data source has more of; what isn't said by identifiers is counted again.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recount() }

  /// Takes away rows that the data source no longer has.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recount() }

  /// Asks the data source for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if updates == 0 { reconfigureRows(at: indexPaths) } else { recount() }
  }

  /// Shows sections that the data source has more of.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { recount() }

  /// Takes away sections that the data source no longer has.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { recount() }

  /// Asks the data source for the rows of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { recount() }

  /// Moves a row, as the data source already did.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { recount() }

  /// Begins changes that the table shows together at `endUpdates()`.
  public func beginUpdates() {
    updates += 1
  }

  /// Shows the changes since `beginUpdates()`.
  public func endUpdates() {
    updates = max(0, updates - 1)
    guard updates == 0, hasChanges else { return }
    hasChanges = false
    recount()
  }

  /// Makes changes that the table shows together, and calls the completion on the next turn of the main queue.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { TerminalTurn.next { completion(true) } }
  }

  /// Counts the rows again, unless that happens at the end of changes.
  private func recount() {
    guard updates == 0 else { hasChanges = true; return }
    animatedChanges += 1
    reloadData()
  }

  /// Whether the user may delete rows, by `x` in a terminal.
  public func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Deletes a row of a table that is being edited, as far as the data source allows that.
  func delete(_ path: IndexPath) -> Bool {
    guard canDelete(path) else { return false }
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
    return true
  }

  /// Whether the user may delete a row.
  func canDelete(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
  }

  /// The row that the user or the app has selected.
  public var indexPathForSelectedRow: IndexPath? { selectedPath }

  /// The cells in sight.
  public var visibleCells: [UITableViewCell] { visiblePaths.compactMap(cellForRow) }

  /// Returns the row of a cell in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// Returns a cell that is no longer visible; nil if there is none, and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() { return cell }
    guard registered.contains(identifier) else { return nil }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The height that a row has by its content.
  public static var automaticDimension: CGFloat { -1 }

  /// The ways in which rows come and go; a terminal shows the end.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}

extension UITableView {
  /// Places the views above and below the rows, which scroll with them.
  func layOutEnds() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: layout.start)
    let end = layout.totalHeight
    tableFooterView?.frame = CGRect(
      x: 0, y: end, width: bounds.width, height: height(ofEnd: tableFooterView))
  }

  /// Returns the height of the view above or below the rows: of its content, or else its own.
  func height(ofEnd view: UIView?) -> CGFloat {
    guard let view, !view.isHidden else { return 0 }
    let natural = view.contentHeight(forWidth: bounds.width)
    return (max(natural, view.intrinsicContentSize.height, 0) / 16).rounded(.up) * 16
  }
}
