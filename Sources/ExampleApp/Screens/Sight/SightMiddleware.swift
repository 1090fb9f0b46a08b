import AppShell
import Redux

/// Counts how often a sight is opened, and how often one is saved.
nonisolated func sightMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, _, _ in
    switch action {
    case SightAction.viewLoaded: services.track(.sightOpened)
    case BookmarksAction.added: services.track(.sightSaved)
    default: break
    }
  }
}

nonisolated extension AnalyticsEvent {
  static let sightOpened = Self(name: "sightOpened")
  static let sightSaved = Self(name: "sightSaved")
}
