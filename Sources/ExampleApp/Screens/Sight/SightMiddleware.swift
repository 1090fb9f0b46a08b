import AppShell
import Redux

/// Lets the button of the screen change the bookmarks, and counts what the user does.
func sightMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, dispatch, _ in
    switch action.as(SightAction.self) {
    case .viewLoaded: services.track(.sightOpened)
    case .saveTapped(let id):
      services.track(.sightSaved)
      dispatch(BookmarksAction.toggled(id))
    case .retryTapped, .stopTapped, .copyLinkTapped, .visitTapped, .reviewsTapped, .guideTapped,
      nil:
      break
    }
  }
}

extension AnalyticsEvent {
  static let sightOpened = Self(name: "sightOpened")
  static let sightSaved = Self(name: "sightSaved")
}
