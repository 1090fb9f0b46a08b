import AppShell
import Redux

/// Puts the guide back on this device that the user removed last.
nonisolated func downloadsMiddleware(_ services: Services) -> Middleware<AppState> {
  { _, getState in
    { next in
      { action in
        let removed = getState().downloads.removed
        next(action)
        guard case DownloadsAction.removalUndone = action, let removed else { return }
        services.downloads.run(
          for: removed.sightId, DownloadsAction.restore(removed, to: services.guides))
      }
    }
  }
}
