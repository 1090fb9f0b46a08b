import Redux

/// Turns what happens on one screen into what it means to another feature.
///
/// The screen of a sight knows nothing of saving, and what is saved knows no screen.
let interactions: Middleware<AppState> = { dispatch, _ in
  { next in
    { action in
      next(action)
      switch action {
      case SightAction.saveTapped(let id): dispatch(SavedAction.toggled(id))
      case SavedListAction.removeTapped(let id): dispatch(SavedAction.removed(id))
      case SavedListAction.undoTapped: dispatch(SavedAction.removalUndone)
      default: break
      }
    }
  }
}
