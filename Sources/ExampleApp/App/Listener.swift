import Coordinator
import Redux

/// Returns middleware that listens: a closure sees each action once it was reduced, without the screen that it
/// is addressed to.
///
/// A feature decides here what an action means to others: it dispatches their actions, navigates, or counts an
/// event. Keep its listener in its folder, and add it to the list in `AppMiddleware.swift`.
func listener(
  _ listen:
    @escaping @Sendable (
      _ action: any ActionType, _ dispatch: Dispatch, _ getState: () -> AppState
    ) -> Void
) -> Middleware<AppState> {
  { dispatch, getState in
    { next in
      { action in
        next(action)
        listen(action.unaddressed, dispatch, getState)
      }
    }
  }
}

extension ActionType {
  /// The action without the screen that it is addressed to, for what all screens share.
  var unaddressed: any ActionType { (self as? ScreenAction<AppMap>)?.action ?? self }
}
