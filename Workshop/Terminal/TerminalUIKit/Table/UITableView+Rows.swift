import Foundation

extension UITableView {
  /// Reloads all rows.
  public func reloadData() {
    requireNoUpdate()
    recycleRows()
    selectedPath = nil
    needsReload = true
    setNeedsLayout()
  }

  private func requireNoUpdate() {
    precondition(
      !isUpdatingCells,
      "Attempted to change the rows of a table view while it was in the process of updating its "
        + "visible cells, which is not allowed. Change them a turn later.")
  }

  private func recycleRows(but kept: Set<IndexPath> = []) {
    for path in Array(shown.keys) where !kept.contains(path) { recycle(path) }
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    rebuild { [layout] path in (layout.index(of: path).map { layout.height(of: $0).0 } ?? 16, false)
    }
  }

  /// Counts the sections and rows, keeping the heights that are known.
  private func rebuild(height: (IndexPath) -> (CGFloat, isMeasured: Bool)) {
    needsReload = false
    var new = TableLayout(start: self.height(ofEnd: tableHeaderView))
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      let header = dataSource?.tableView(self, titleForHeaderInSection: section)
      new.appendSection(rows: count, header: header, height: height)
    }
    layout = new
    leaveRowWithoutFocus()
  }

  /// Moves rows after a change; those that stay keep their cell, height and focus.
  ///
  /// The table doesn't scroll, as in UIKit: rows that come above push the others down.
  func moveRows(to target: (IndexPath) -> IndexPath?, reconfiguring: [IndexPath]) {
    requireNoUpdate()
    selectedPath = selectedPath.flatMap(target)
    guard !needsReload else {
      recycleRows()
      return setNeedsLayout()
    }
    told.rows = []
    soon = []
    let heights = knownHeights(movedTo: target)
    let old = shown
    shown = [:]
    for (path, cell) in old {
      if let place = target(path) { shown[place] = cell } else { recycle(cell) }
    }
    let last = layout.paths.last
    let isOnlyLonger = last.flatMap(target) == last
    moveFocus(to: target, from: old)
    rebuild { heights[$0].map { ($0, true) } ?? (16, false) }
    if followsEnd, isFocused, isOnlyLonger {
      focusedPath = layout.paths.last(where: canFocus)
      showsFocus = true
    }
    reconfigureRows(at: reconfiguring)
  }

  /// Keeps the focus on its row, which stays in sight, or gives it back to the row that the delegate prefers: where its
  /// row is gone, or the focus is elsewhere.
  ///
  /// Without either, the row in its place has the focus, or the first one if the app has scrolled to other rows.
  private func moveFocus(
    to target: (IndexPath) -> IndexPath?, from old: [IndexPath: UITableViewCell]
  ) {
    // The rows may have changed before without a layout, which tells the delegate.
    let place = { [layout] path in layout.index(of: path) == nil ? nil : target(path) }
    if toldPath.flatMap(place) == nil { toldPath = nil }
    let wasShown = isFocused && focusedPath.map { old[$0] != nil } ?? false
    let moved = focusedPath.flatMap(place)
    let preferred = delegate?.indexPathForPreferredFocusedView(in: self)
    let kept = isFocused ? moved ?? preferred : preferred ?? moved
    let comesBack = kept != nil && kept != moved
    // Something in front of the page may have the focus for a while.
    let isAtHand = nearestViewController?.lastFocusedView === self
    showsFocus =
      comesBack || (isAtHand && isFocusLeft) || (wasShown && (moved == nil || isFocusInSight))
    let first = IndexPath(row: 0, section: 0)
    focusedPath = kept ?? (isFocusLeft ? first : focusedPath)
    isFocusLeft = false
  }

  /// Shows rows again where no row moved, whose heights need not be looked at.
  func reconfigureRows(at paths: [IndexPath]) {
    requireNoUpdate()
    if isFocusLeft { moveFocus(to: { $0 }, from: [:]) }
    if needsReload { recycleRows() } else { paths.forEach(reconfigure) }
    leaveRowWithoutFocus()
    setNeedsLayout()
  }

  private func knownHeights(movedTo target: (IndexPath) -> IndexPath?) -> [IndexPath: CGFloat] {
    var heights: [IndexPath: CGFloat] = [:]
    for (index, path) in layout.paths.enumerated() {
      let (height, isMeasured) = layout.height(of: index)
      if isMeasured, let moved = target(path) { heights[moved] = height }
    }
    return heights
  }

  /// Creates and measures the visible rows, and recycles the others.
  func layOutRows() {
    reloadIfNeeded()
    layout.move(to: height(ofEnd: tableHeaderView))
    if laidOutWidth != bounds.width { layout.forgetMeasures() }
    laidOutWidth = bounds.width
    var seen = visibleIndices
    for _ in 0..<50 {
      let isAtTop = bounds.minY <= 0
      let anchor = isAtTop ? nil : seen.first { shown[layout.paths[$0]] != nil } ?? seen.first
      let above = anchor.map(layout.top) ?? 0
      let measured = measure(seen)
      contentSize = wholeSize
      bounds.origin = clamped(CGPoint(x: 0, y: bounds.minY + (anchor.map(layout.top) ?? 0) - above))
      let next = visibleIndices
      guard measured || next != seen else { break }
      seen = next
    }
    recycleRows(but: Set(layout.paths[seen]))
    for index in seen {
      shown[layout.paths[index]]?.frame = layout.frame(at: index, width: bounds.width)
    }
    guard showsFocus, let focusedPath else { return }
    showsFocus = false
    bringIntoSight(focusedPath)
  }

  /// The size of the rows, with the views above and below them.
  var wholeSize: CGSize {
    CGSize(width: bounds.width, height: layout.totalHeight + height(ofEnd: tableFooterView))
  }

  private var visibleIndices: Range<Int> {
    layout.indices(from: bounds.minY, to: bounds.maxY)
  }

  /// Measures rows, rounding to whole rows of cells, and returns whether any height changed.
  private func measure(_ indices: Range<Int>) -> Bool {
    var found: [Int: CGFloat] = [:]
    for index in indices {
      let path = layout.paths[index]
      guard let cell = shown[path] ?? makeCell(at: path) else { continue }
      let (height, isMeasured) = layout.height(of: index)
      guard !isMeasured || cell.layoutState.needsLayout else { continue }
      let preferred = cell.contentHeight(forWidth: bounds.width)
      let measured = max(16, (preferred / 16).rounded() * 16)
      if measured != height || !isMeasured { found[index] = measured }
    }
    layout.measure(found)
    return !found.isEmpty
  }
}

extension UIView {
  /// Returns the height of the content at a width, as given by the view or by its constraints.
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    if let height = fittingHeight(forWidth: width) { return height }
    let height = LayoutLength.preferred(0, .fittingSizeLevel)
    return LayoutEngine.fittingSize(of: self, width: .preferred(width, .required), height: height)
      .height
  }
}
