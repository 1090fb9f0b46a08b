/// Sends an action to a store, as `Store.dispatch(_:)` does.
public typealias Dispatch = @Sendable (any ActionType) -> Void

/// Sees every action before the reducer does and the state after it.
///
/// The outer function is called once, when the store is made, with the store's `dispatch` and a
/// closure that reads its state. The function it returns is called once too, with `next`, which
/// passes an action on: to the middleware after this one, and at the end to the reducer and the
/// observers. What comes back is called with every action, on the thread that works the store's
/// queue.
///
/// ```swift
/// let logger: Middleware<AppState> = { dispatch, getState in
///   { next in { action in print(action); next(action) } }
/// }
/// ```
///
/// Not calling `next` drops the action. Calling it late, or from another thread, resumes the
/// action behind this middleware, in its turn through the store's queue. Neither `dispatch` nor
/// `getState` keeps the store alive: once it is gone, `dispatch` does nothing and `getState`
/// answers with the last state. What is dispatched while the chain is set up waits until it stands.
public typealias Middleware<State> =
  @Sendable (_ dispatch: @escaping Dispatch, _ getState: @escaping @Sendable () -> State)
  -> @Sendable (_ next: @escaping Dispatch) -> Dispatch
