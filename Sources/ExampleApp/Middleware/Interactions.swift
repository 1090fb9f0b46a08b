import Coordinator
import Redux

/// Turns events of one screen into actions of other features, so that neither depends on the other.
let interactions: Middleware<AppState> = { dispatch, getState in
  { next in
    { action in
      next(action)
      switch action.unaddressed {
      case SightAction.saveTapped(let id): dispatch(BookmarksAction.toggled(id))
      case SavedAction.removeTapped(let id): dispatch(BookmarksAction.removed(id))
      case SavedAction.undoTapped: dispatch(BookmarksAction.removalUndone)
      case GuestBookAction.send(_, .failure(ClientError.signedOut)):
        dispatch(SessionAction.signedOut)
        dispatch(AppRoute.present([.signIn]))
      case WriteReviewAction.sent where !getState().session.isSignedIn:
        dispatch(AppRoute.present([.signIn]))
      case CatalogueAction.pageLoad(_, .failure(ClientError.outdated)),
        CatalogueAction.sightLoad(_, .failure(ClientError.outdated)),
        GuestBookAction.load(_, .failure(ClientError.outdated)),
        GuestBookAction.send(_, .failure(ClientError.outdated)),
        SessionAction.signIn(.failure(ClientError.outdated)),
        SessionAction.register(.failure(ClientError.outdated)):
        dispatch(UpdateAction.refused)
        dispatch(AppRoute.enter(.update))
      case UpdateAction.check(.success): dispatch(AppRoute.enter(.main))
      default: break
      }
    }
  }
}
