import Foundation

/// Is told which rows come into sight soon, so that it can load what they show.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when rows come into sight soon if the user goes on scrolling, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called when the user has turned round, and rows don't come into sight soon.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Tells which rows are within one screen above and below those in sight.
  func tellPrefetching() {
    guard let prefetchDataSource,
      let first = visiblePaths.first.flatMap(layout.index),
      let last = visiblePaths.last.flatMap(layout.index)
    else { return }
    let count = last - first + 1
    let below = layout.paths[(last + 1)..<min(last + 1 + count, layout.paths.count)]
    let above = layout.paths[max(0, first - count)..<first].reversed()
    let near = Array(below) + Array(above)
    let far = soon.subtracting(near).subtracting(visiblePaths).sorted()
    let new = near.filter { !soon.contains($0) }
    soon = Set(near)
    if !far.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: far) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
