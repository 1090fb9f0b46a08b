import AppShell
import Coordinator
import Redux

/// Withdraws the question about clearing the list if there is nothing to clear.
nonisolated let savedMiddleware: Middleware<AppState> = listener { action, dispatch, getState in
  guard case AppRoute.ask(.clearing(let link)) = action, getState().bookmarks.sights.isEmpty else {
    return
  }
  dispatch(AppRoute.endDialog(.clearing(link: link)))
}
