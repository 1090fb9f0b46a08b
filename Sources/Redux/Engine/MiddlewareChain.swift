/// The middleware of a store, and the envelope that one of them has.
// NB: `@unchecked Sendable`: it belongs to the thread that owns the store's turns.
final class MiddlewareChain: @unchecked Sendable {
  /// One closure for each middleware.
  private var links: [Dispatch] = []
  /// The envelope of the action that is being handled; `nil` in the first call of an observer.
  private var current: Envelope?

  /// Sets up the middleware.
  ///
  /// `next` receives each action that the middleware at a position passes on. The closures and the
  /// store's core refer to each other until the store ends and calls `empty()`.
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
  func pass(_ action: any ActionType, in envelope: Envelope, end: () -> Void) {
    guard !links.isEmpty else { return end() }
    let before = current
    current = envelope
    if envelope.position < links.count { links[envelope.position](action) } else { end() }
    current = before
  }

  /// Returns the envelope that the middleware at a position has, or `nil` if its turn is over.
  func envelope(at position: Int) -> Envelope? {
    current.flatMap { $0.position == position ? $0 : nil }
  }

  /// Calls a new observer inside the call of another one, or of middleware.
  ///
  /// If it calls the `next` of that middleware, the action has to wait, as it does elsewhere.
  func interrupt(_ call: () -> Void) {
    let before = current
    current = nil
    call()
    current = before
  }
}
