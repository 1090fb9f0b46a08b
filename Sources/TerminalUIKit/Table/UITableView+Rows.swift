public import Foundation

extension UITableView {
  /// Asks for everything again.
  public func reloadData() {
    for element in Array(shown.keys) { recycle(element) }
    selectedPath = nil
    needsReload = true
    setNeedsLayout()
  }

  /// Asks for the content of some rows again, in the cells that they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Has headers and heights asked for again.
  func reshape() {
    needsReload = true
    setNeedsLayout()
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    rebuild { [layout] path in
      (layout.index(of: path).map { layout.height(of: $0).0 } ?? self.estimate, false)
    }
  }

  var estimate: CGFloat { wholeRows(rowHeight > 0 ? rowHeight : estimatedRowHeight) }

  /// A height that ends where a row of cells does.
  private func wholeRows(_ height: CGFloat) -> CGFloat { max(16, (height / 16).rounded() * 16) }

  /// Counts sections and rows; heights that are known stay.
  func rebuild(height: (IndexPath) -> (CGFloat, isMeasured: Bool)) {
    needsReload = false
    var new = TableLayout()
    if tableHeaderView != nil { new.append(.tableHeader, height: 16) }
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) {
      let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      if style != .plain, section > 0 { new.append(.gap(section), height: 16, isMeasured: true) }
      if hasHeader(section) { new.append(.header(section), height: 16) }
      new.appendRows(count, height: height)
      if dataSource?.tableView(self, titleForFooterInSection: section) != nil {
        new.append(.footer(section), height: 16)
      }
    }
    if tableFooterView != nil { new.append(.tableFooter, height: 16) }
    layout = new
    keepFocus()
  }

  private func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  /// Keeps the focus on a row that exists: the nearest to where it was.
  private func keepFocus() {
    guard let focusedPath, layout.index(of: focusedPath) == nil else { return }
    let section = min(focusedPath.section, max(0, layout.rowCounts.count - 1))
    self.focusedPath = layout.row(0, from: IndexPath(row: focusedPath.row, section: section))
  }

  /// Makes the rows that are seen, measures them, and lets go of the others.
  func layOutRows() {
    reloadIfNeeded()
    if laidOutWidth != bounds.width { layout.forgetMeasures() }
    laidOutWidth = bounds.width
    var seen = visibleIndices
    for _ in 0..<50 {
      let anchor = seen.first { shown[layout.elements[$0]] != nil } ?? seen.first
      let above = anchor.map(layout.top) ?? 0
      let measured = measure(seen)
      contentSize = CGSize(width: bounds.width, height: layout.totalHeight)
      bounds.origin = clamped(CGPoint(x: 0, y: bounds.minY + (anchor.map(layout.top) ?? 0) - above))
      let next = visibleIndices
      guard measured || next != seen else { break }
      seen = next
    }
    let kept = Set(layout.elements[seen])
    for element in Array(shown.keys) where !kept.contains(element) { letGo(element) }
    for index in seen {
      shown[layout.elements[index]]?.frame = layout.frame(at: index, width: bounds.width)
    }
  }

  private func letGo(_ element: TableLayout.Element) {
    switch element {
    case .tableHeader, .tableFooter:
      shown[element]?.isHidden = true
      shown[element] = nil
    case .row, .header, .footer, .gap: recycle(element)
    }
  }

  private var visibleIndices: Range<Int> {
    layout.indices(from: bounds.minY, to: bounds.maxY)
  }

  /// Whether any height was another than thought.
  private func measure(_ indices: Range<Int>) -> Bool {
    var found: [Int: CGFloat] = [:]
    for index in indices {
      let element = layout.elements[index]
      let isNew = shown[element] == nil
      guard let view = shown[element] ?? makeView(for: element) else { continue }
      if isNew { show(view, at: element) }
      let (height, isMeasured) = layout.height(of: index)
      guard !isMeasured || view.layoutState.needsLayout else { continue }
      let measured = self.height(of: view, at: element)
      if measured != height || !isMeasured { found[index] = measured }
    }
    layout.measure(found)
    return !found.isEmpty
  }

  private func show(_ view: UIView, at element: TableLayout.Element) {
    view.isHidden = false
    if case .row(let path) = element, let cell = view as? UITableViewCell {
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    place(view, at: element)
  }

  private func height(of view: UIView, at element: TableLayout.Element) -> CGFloat {
    var fixed = UITableView.automaticDimension
    if case .row(let path) = element {
      fixed = delegate?.tableView(self, heightForRowAt: path) ?? fixed
      if fixed < 0 { fixed = rowHeight }
    }
    return wholeRows(fixed >= 0 ? fixed : view.contentHeight(forWidth: bounds.width))
  }
}

extension UIView {
  /// The height that the content takes in a width, by its own account or by its constraints.
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    if let height = fittingHeight(forWidth: width) { return height }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }
}
