import Foundation

extension UITableView {
  /// Follows a change of the rows: those that stay keep cell, height, focus and place on the screen.
  func moveRows(
    to target: (IndexPath) -> IndexPath?, reloading: [IndexPath], reconfiguring: [IndexPath]
  ) {
    guard !needsReload else {
      for element in Array(shown.keys) { recycle(element) }
      return setNeedsLayout()
    }
    let anchor = firstVisiblePath.map { ($0, rectForRow(at: $0).minY) }
    let heights = knownHeights(movedTo: target)
    moveShownRows(to: target)
    focusedPath = focusedPath.map { target($0) ?? $0 }
    selectedPath = selectedPath.flatMap(target)
    rebuild { heights[$0].map { ($0, true) } ?? (self.estimate, false) }
    if let anchor, contentOffset.y > 0, let moved = target(anchor.0) {
      bounds.origin.y += rectForRow(at: moved).minY - anchor.1
    }
    for path in reloading { recycle(.row(path)) }
    reconfigureRows(at: reconfiguring)
    setNeedsLayout()
  }

  private func knownHeights(movedTo target: (IndexPath) -> IndexPath?) -> [IndexPath: CGFloat] {
    var heights: [IndexPath: CGFloat] = [:]
    for (index, element) in layout.elements.enumerated() {
      guard case .row(let path) = element, let moved = target(path) else { continue }
      let (height, isMeasured) = layout.height(of: index)
      if isMeasured { heights[moved] = height }
    }
    return heights
  }

  private func moveShownRows(to target: (IndexPath) -> IndexPath?) {
    let old = shown
    var moved: [TableLayout.Element: UIView] = [:]
    for (element, view) in old {
      switch element {
      case .tableHeader, .tableFooter: moved[element] = view
      case .row(let path):
        guard let place = target(path) else { fallthrough }
        moved[.row(place)] = view
      case .gap, .header, .footer: recycle(element)
      }
    }
    shown = moved
  }
}
