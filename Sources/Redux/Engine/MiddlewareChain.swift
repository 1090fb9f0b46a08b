/// The middleware of a store, and the action that one of them has.
// NB: `@unchecked Sendable`: it belongs to the worker of the store's queue.
final class MiddlewareChain: @unchecked Sendable {
  /// One closure for each middleware.
  private var links: [Dispatch] = []
  /// The context of the action that one of the middleware has, or that has passed them all.
  ///
  /// It is `nil` between actions, in a store without middleware, and while an observer that is added inside the
  /// handling of an action is called for the first time.
  private var active: ActionContext?

  /// Sets up the middleware.
  ///
  /// `next` receives each action that the middleware at a position passes on. The closures and the
  /// store's engine refer to each other until the store ends and calls `empty()`.
  func setUp<State>(
    _ middleware: [Middleware<State>], dispatch: @escaping Dispatch,
    getState: @escaping @Sendable () -> State,
    next: @escaping @Sendable (any ActionType, _ position: Int) -> Void
  ) {
    links = middleware.enumerated().map { position, middleware in
      middleware(dispatch, getState)({ next($0, position) })
    }
  }

  func empty() { links = [] }

  /// Passes an action to the middleware at its position, or behind the last one to a closure.
  @inline(__always)
  func pass(_ action: any ActionType, in context: ActionContext, end: () -> Void) {
    guard !links.isEmpty else { return end() }
    let before = active
    active = context
    if context.position == links.count { end() } else { links[context.position](action) }
    active = before
  }

  /// Returns the context of the action that the middleware at a position has; `nil` if its turn is over.
  func context(at position: Int) -> ActionContext? {
    active?.position == position ? active : nil
  }

  /// Calls a new observer inside the call of another one, or of middleware.
  ///
  /// If it calls the `next` of that middleware, the action has to wait, as it does elsewhere.
  func interrupt(_ call: () -> Void) {
    let before = active
    active = nil
    call()
    active = before
  }
}
