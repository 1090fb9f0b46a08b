import Coordinator
import Redux

/// Turns events of one screen into actions of other features.
///
/// So the screen of a sight doesn't depend on the bookmarks, nor the bookmarks on any screen. Likewise
/// the form for a review doesn't depend on signing in: it stays open below the form to sign in.
let interactions: Middleware<AppState> = { dispatch, getState in
  { next in
    { action in
      next(action)
      switch action {
      case SightAction.saveTapped(let id): dispatch(BookmarksAction.toggled(id))
      case SavedAction.removeTapped(let id): dispatch(BookmarksAction.removed(id))
      case SavedAction.undoTapped: dispatch(BookmarksAction.removalUndone)
      case GuestBookAction.send(_, .failure(ClientError.signedOut)):
        dispatch(SessionAction.signedOut)
        dispatch(AppRoute.present([.signIn]))
      case WriteReviewAction.sent where !getState().session.isSignedIn:
        dispatch(AppRoute.present([.signIn]))
      default: break
      }
    }
  }
}
