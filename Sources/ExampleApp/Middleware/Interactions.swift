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
      case SightAction.saveTapped(let id): dispatch(SavedAction.toggled(id))
      case SavedListAction.removeTapped(let id): dispatch(SavedAction.removed(id))
      case SavedListAction.undoTapped: dispatch(SavedAction.removalUndone)
      case ReviewsAction.send(_, .failure(ClientError.signedOut)):
        dispatch(AccountAction.signedOut)
        dispatch(AppRoute.present([.signIn]))
      case WriteReviewAction.sendTapped where !getState().account.isSignedIn:
        dispatch(AppRoute.present([.signIn]))
      default: break
      }
    }
  }
}
