import AppShell
import Coordinator
import Redux

/// Changes the bookmarks as the user does in the list, and asks about clearing it only if there is something to clear.
nonisolated let savedMiddleware: Middleware<AppState> = listener { action, dispatch, getState in
  switch action {
  case SavedAction.removeTapped(let id): dispatch(BookmarksAction.removed(id))
  case SavedAction.undoTapped: dispatch(BookmarksAction.removalUndone)
  case AppRoute.ask(let question):
    // Without anything to remove, there is no question.
    guard case .clearing = question, getState().bookmarks.sights.isEmpty else { return }
    dispatch(AppRoute.user(.answered(question, choice: -1)))
  default: break
  }
}
