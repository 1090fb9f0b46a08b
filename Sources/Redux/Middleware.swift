/// Sends an action to a store, as `Store.dispatch(_:)` does.
public typealias Dispatch = @Sendable (any ActionType) -> Void

/// A function that sees every action before the reducer does, and the state after it.
///
/// The outer function is called once, when the store is created, with the store's `dispatch` and a
/// closure that returns the state. The function that it returns is called once as well, with `next`,
/// which passes an action on: to the middleware after this one, and at the end to the reducer and the
/// observers. The function that this one returns is called with every action that the middleware before it passes
/// on, on the thread that handles it.
///
/// ```swift
/// let logger: Middleware<AppState> = { dispatch, getState in
///   { next in { action in print(action); next(action) } }
/// }
/// ```
///
/// If you do not call `next`, the action is dropped. If you call it late, or from another thread, the
/// action continues behind this middleware when its turn comes. Neither `dispatch` nor `getState`
/// keeps the store alive. Once it has gone, `dispatch` does nothing and `getState` returns the last
/// state. Actions dispatched while the middleware is set up wait until all of it is.
public typealias Middleware<State> =
  @Sendable (_ dispatch: @escaping Dispatch, _ getState: @escaping @Sendable () -> State)
  -> @Sendable (_ next: @escaping Dispatch) -> Dispatch
