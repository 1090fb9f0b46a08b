#if os(iOS)
  import Foundation
#endif

extension UIRefreshControl {
  /// Shows that a list is being refreshed, or no longer.
  ///
  /// On iOS, only the user's pull begins it: one that began by itself would push the list down.
  public func show(_ isRefreshing: Bool) {
    #if !os(iOS)
      if isRefreshing { beginRefreshing() }
    #endif
    guard !isRefreshing, self.isRefreshing else { return }
    #if os(iOS)
      // The list would jump below the user's finger, so this waits: the run loop has another mode until the list is still.
      RunLoop.main.perform(inModes: [.default]) { [weak self] in
        MainActor.assumeIsolated {
          if let self, self.isRefreshing { self.endRefreshing() }
        }
      }
    #else
      endRefreshing()
    #endif
  }
}
