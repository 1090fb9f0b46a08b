import AppShell
import Redux

/// Counts events on the screen of a sight.
nonisolated func sightMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, _, _ in
    switch action {
    case SightAction.viewLoaded: services.track(.sightOpened)
    case SightAction.saveTapped: services.track(.sightSaved)
    default: break
    }
  }
}

nonisolated extension AnalyticsEvent {
  static let sightOpened = Self(name: "sightOpened")
  static let sightSaved = Self(name: "sightSaved")
}
