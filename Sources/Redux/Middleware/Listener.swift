/// Returns middleware that listens: it passes each action on, and then calls a closure with it.
///
/// By then, the action has been reduced, and observers have been called, unless later middleware has dropped the action
/// or keeps it for later.
///
/// Most middleware is this: it decides what an action means to other features, and dispatches their actions,
/// navigates, or counts an event. The closure gets an action of a screen without the screen that it is meant
/// for.
///
/// ```swift
/// let signOutListener: Middleware<AppState> = listener { action, dispatch, getState in
///   guard case SessionAction.ended = action else { return }
///   dispatch(AppRoute.popToRoot)
/// }
/// ```
///
/// - Parameter listen: A function that takes the action, `dispatch`, and a function that returns the state by then.
///   It is called on the thread that handles the action.
/// - Returns: The middleware.
public func listener<State>(
  _ listen:
    @escaping @Sendable (
      _ action: any ActionType, _ dispatch: Dispatch, _ getState: () -> State
    ) -> Void
) -> Middleware<State> {
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
  var unaddressed: any ActionType { (self as? any WrappingAction)?.action ?? self }
}
