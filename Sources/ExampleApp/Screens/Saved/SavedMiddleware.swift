import AppShell
import Redux

/// Lets what the user does in the list change the bookmarks.
let savedMiddleware: Middleware<AppState> = listener { action, dispatch, _ in
  switch action.as(SavedAction.self) {
  case .removeTapped(let id): dispatch(BookmarksAction.removed(id))
  case .undoTapped: dispatch(BookmarksAction.removalUndone)
  case .rowAppeared, .sightTapped, .stopTapped, .clearTapped, nil: break
  }
}
