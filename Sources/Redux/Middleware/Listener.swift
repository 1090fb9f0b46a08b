/// Returns middleware that listens: a closure sees each action once it was reduced, without the screen that
/// it is addressed to.
///
/// A feature decides here what an action means to others: it dispatches their actions, navigates, or counts
/// an event. Keep its listener in its folder, and add it to the list in ``AppType/middleware(_:)``.
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
  public var unaddressed: any ActionType { (self as? any WrappingAction)?.action ?? self }
}
