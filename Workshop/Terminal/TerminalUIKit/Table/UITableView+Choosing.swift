public import Foundation

extension UITableView {
  /// Deselects a row, without calling the delegate; another row stays selected.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedPath == indexPath { select(nil) }
  }

  /// Selects a row, without calling the delegate, and deselects the others.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
  }

  private func select(_ path: IndexPath?) {
    if let selectedPath { cellForRow(at: selectedPath)?.isSelected = false }
    selectedPath = path
    if let path { cellForRow(at: path)?.isSelected = true }
  }

  /// Selects a row as the user does, and calls the delegate.
  func choose(_ path: IndexPath) {
    select(path)
    focusedPath = path
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Puts the focus on the row that the delegate prefers, or that had it last, or on a visible one if that was scrolled
  /// out.
  func takeFocus() {
    focusedPath = delegate?.indexPathForPreferredFocusedView(in: self) ?? focusedPath
    leaveRowWithoutFocus()
    guard let focusedPath else { return focusRow(selectedPath ?? focusablePaths.first) }
    guard !shown.isEmpty, shown[focusedPath] == nil else { return }
    self.focusedPath =
      focusablePaths.first { bounds.contains(rect(of: $0)) } ?? focusablePaths.first
  }

  /// The rows in sight that can have the focus.
  private var focusablePaths: [IndexPath] { visiblePaths.filter(canFocus) }

  /// Returns the row at a distance from another, or the nearest one that can have the focus, if possible in the same
  /// direction.
  func focusableRow(_ distance: Int, from path: IndexPath) -> IndexPath? {
    guard let target = layout.row(distance, from: path), let index = layout.index(of: target)
    else { return nil }
    let above = { [self] in layout.paths[...index].last(where: canFocus) }
    let below = { [self] in layout.paths[index...].first(where: canFocus) }
    return distance < 0 ? above() ?? below() : below() ?? above()
  }

  /// Moves the focus from a row that is gone, or can't have it any longer, to the nearest one that can.
  func leaveRowWithoutFocus() {
    guard let focusedPath, layout.index(of: focusedPath) == nil || !canFocus(focusedPath) else {
      return
    }
    self.focusedPath = focusableRow(0, from: focusedPath)
  }

  /// Moves the focus to a row and scrolls it into sight.
  func focusRow(_ path: IndexPath?) {
    focusedPath = path
    setNeedsDisplay()
    guard let path else { return }
    reloadIfNeeded()
    bringIntoSight(path)
    tellFocus()
  }

  /// Scrolls a row into sight.
  func bringIntoSight(_ path: IndexPath) {
    // Rows that are measured on the way have other heights than they were thought to have.
    for _ in 0..<3 {
      reveal(rectInSight(of: path))
      layOutRows()
    }
  }

  /// Handles a key of the focused row; above the first row it leaves the key to others.
  func handleRowKey(_ key: TerminalKey) -> Bool {
    guard let path = focusedPath ?? visiblePaths.first else { return false }
    followsEnd = key == .end
    let page = max(1, visiblePaths.count - 1)
    switch key {
    case .up: return moveFocus(-1, from: path)
    case .down: _ = moveFocus(1, from: path)
    case .pageUp: _ = moveFocus(-page, from: path)
    case .pageDown: _ = moveFocus(page, from: path)
    case .home: _ = moveFocus(-1_000_000, from: path)
    case .end: _ = moveFocus(1_000_000, from: path)
    case .enter, .character(" "):
      let split = splitViewController
      if path == selectedPath, split?.enterSecondary() == true { return true }
      if let split { split.enterSecondary { choose(path) } } else { choose(path) }
    case .character("x"), .delete, .backspace:
      return performSwipeAction(key, at: path) || delete(path)
    default: return performSwipeAction(key, at: path)
    }
    return true
  }

  /// The split view controller in whose first column the table is.
  private var splitViewController: UISplitViewController? {
    nearestViewController?.splitViewController
  }

  private func moveFocus(_ distance: Int, from path: IndexPath) -> Bool {
    guard let target = focusableRow(distance, from: path), target != path else {
      scroll(to: clamped(CGPoint(x: 0, y: distance < 0 ? -.infinity : contentSize.height)))
      return false
    }
    focusRow(target)
    return true
  }

  /// Returns the swipe actions of a row with their keys, those at its end first: `x` to delete, or else the
  /// first free letter.
  private func swipeActions(at path: IndexPath) -> [(key: Character, action: UIContextualAction)] {
    let actions = [
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
    ].flatMap { $0??.actions ?? [] }
    var taken = TerminalScreen.reservedLetters
    return actions.compactMap { action in
      let letters = (action.style == .destructive ? "x" : "") + (action.title ?? "").lowercased()
      guard let key = letters.first(where: { $0.isLetter && !taken.contains($0) }) else {
        return nil
      }
      taken.insert(key)
      return (key, action)
    }
  }

  private func performSwipeAction(_ key: TerminalKey, at path: IndexPath) -> Bool {
    let isDelete = key == .delete || key == .backspace
    let entry = swipeActions(at: path).first { entry in
      key == .character(entry.key) || (isDelete && entry.action.style == .destructive)
    }
    guard let entry else { return false }
    perform(entry.action, at: path, on: cellForRow(at: path) ?? self)
    return true
  }

  /// Runs the action of a row, which UIKit edits meanwhile, so that the table has no selection.
  private func perform(_ action: UIContextualAction, at path: IndexPath, on view: UIView) {
    if let selectedPath { deselectRow(at: selectedPath, animated: false) }
    action.handler(action, view) { _ in }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Runs the swipe action of a row, and returns whether it has one with this title.
  func performSwipeAction(titled title: String, on cell: UITableViewCell) -> Bool {
    guard let path = shown.first(where: { $0.value === cell })?.key,
      let action = swipeActions(at: path).first(where: { $0.action.title == title })?.action
    else { return false }
    perform(action, at: path, on: cell)
    return true
  }

  var rowHints: [TerminalKeyHint] {
    guard let path = focusedPath else { return [] }
    let actions = swipeActions(at: path).map {
      TerminalKeyHint(String($0.key), $0.action.title ?? TerminalWord.remove.text)
    }
    let delete = canDelete(path) ? [TerminalKeyHint("x", .remove)] : []
    return chooseHints(cellForRow(at: path)) + actions + delete + [TerminalKeyHint("↑↓", .move)]
  }

  /// Returns the hint for selecting a row, unless the row doesn't show that it is selected.
  private func chooseHints(_ cell: UITableViewCell?) -> [TerminalKeyHint] {
    guard let cell, cell.selectionStyle != .none else { return [] }
    let standard = cell.accessoryType == .disclosureIndicator ? TerminalWord.open : .choose
    return [TerminalKeyHint("⏎", cell.accessibilityHint ?? standard.text)]
  }
}
