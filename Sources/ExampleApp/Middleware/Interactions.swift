import Coordinator
import Redux

/// Turns what happens on one screen into what it means to another feature.
///
/// The screen of a sight knows nothing of saving, and what is saved knows no screen. Nor does the form
/// for a review know how one signs in: it stays as it is, below the form for that.
let interactions: Middleware<AppState> = { dispatch, getState in
  { next in
    { action in
      next(action)
      switch action {
      case SightAction.saveTapped(let id): dispatch(BookmarksAction.toggled(id))
      case SavedAction.removeTapped(let id): dispatch(BookmarksAction.removed(id))
      case SavedAction.undoTapped: dispatch(BookmarksAction.removalUndone)
      case ReviewsAction.send(_, .failure(ClientError.signedOut)):
        dispatch(SessionAction.signedOut)
        dispatch(AppRoute.present([.signIn]))
      case WriteReviewAction.sendTapped where !getState().session.isSignedIn:
        dispatch(AppRoute.present([.signIn]))
      default: break
      }
    }
  }
}
