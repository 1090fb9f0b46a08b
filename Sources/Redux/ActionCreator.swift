/// A function that decides from the state which action to dispatch, if any.
///
/// Use one where the same event means different actions in different states, so that a view
/// controller needs no access to the state. It is also given the store, to dispatch more later.
public typealias ActionCreator<State: StateType> =
  @Sendable (State, Store<State>) -> (any ActionType)?

extension Store {
  /// Dispatches the action that a function chooses for the current state.
  ///
  /// - Parameter creator: A function that is called once, immediately, on this thread. If it returns
  ///   `nil`, nothing is dispatched.
  public func dispatch(_ creator: ActionCreator<State>) {
    guard let action = creator(state, self) else { return }
    dispatch(action)
  }
}
