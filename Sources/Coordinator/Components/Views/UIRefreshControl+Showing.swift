extension UIRefreshControl {
  /// Shows that a list is being refreshed, or no longer.
  ///
  /// On iOS, only the user's pull begins it: one that began by itself would push the list down.
  public func show(_ isRefreshing: Bool) {
    #if !os(iOS)
      if isRefreshing { beginRefreshing() }
    #endif
    if !isRefreshing, self.isRefreshing { endRefreshing() }
  }
}
