import AppShell
import Redux

/// Changes the bookmarks as the user does in the list.
nonisolated let savedMiddleware: Middleware<AppState> = listener { action, dispatch, _ in
  switch action {
  case SavedAction.removeTapped(let id): dispatch(BookmarksAction.removed(id))
  case SavedAction.undoTapped: dispatch(BookmarksAction.removalUndone)
  default: break
  }
}
