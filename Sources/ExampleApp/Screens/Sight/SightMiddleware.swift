import AppShell
import Redux

/// Confirms a copy, and counts what the user does.
func sightMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, dispatch, _ in
    switch action.as(SightAction.self) {
    case .viewLoaded: services.track(.sightOpened)
    case .saveTapped: services.track(.sightSaved)
    case .copyLinkTapped(let id): dispatch(FeedbackAction.linkCopied(id))
    case .retryTapped, .stopTapped, .visitTapped, .reviewsTapped, .writeTapped, .guideTapped, nil:
      break
    }
  }
}

extension AnalyticsEvent {
  static let sightOpened = Self(name: "sightOpened")
  static let sightSaved = Self(name: "sightSaved")
}
