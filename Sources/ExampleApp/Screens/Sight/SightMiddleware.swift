import AppShell
import Redux

/// Lets the button of the screen change the bookmarks, confirms a copy, and counts what the user does.
func sightMiddleware(_ services: Services) -> Middleware<AppState> {
  listener { action, dispatch, getState in
    switch action.as(SightAction.self) {
    case .viewLoaded: services.track(.sightOpened)
    case .saveTapped(let id):
      services.track(.sightSaved)
      let isSaved = getState().bookmarks.sights.contains(id)
      dispatch(isSaved ? BookmarksAction.removed(id) : BookmarksAction.added(id))
    case .copyLinkTapped(let id): dispatch(FeedbackAction.linkCopied(id))
    case .retryTapped, .stopTapped, .visitTapped, .reviewsTapped, .guideTapped, nil: break
    }
  }
}

extension AnalyticsEvent {
  static let sightOpened = Self(name: "sightOpened")
  static let sightSaved = Self(name: "sightSaved")
}
