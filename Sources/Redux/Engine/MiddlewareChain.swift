/// The middleware of a store, and the envelope that one of them has.
// NB: `@unchecked Sendable`: it belongs to the thread that owns the store's turns.
final class MiddlewareChain: @unchecked Sendable {
  /// One closure for each middleware.
  private var links: [Dispatch] = []
  /// What middleware has yet to pass on, if the sources of actions are recorded.
  private let kept: KeptActions?
  /// The envelope of the action that is being handled; `nil` in the first call of an observer.
  private var current: Envelope?

  init(isRecorded: Bool) { kept = isRecorded ? KeptActions() : nil }

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

  func empty() {
    links = []
    kept?.removeAll()
  }

  /// Passes an action to the middleware at its position, or behind the last one to a closure.
  @inline(__always)
  func pass(_ action: any ActionType, in envelope: Envelope, end: () -> Void) {
    guard !links.isEmpty else { return end() }
    let before = current
    current = envelope
    if envelope.position == links.count {
      end()
    } else if let kept {
      kept.call(links[envelope.position], with: action, in: envelope)
    } else {
      links[envelope.position](action)
    }
    current = before
  }

  /// Returns the envelope with which the middleware at a position passes an action on; `nil` if its turn is
  /// over.
  func envelope(for action: any ActionType, behind position: Int) -> Envelope? {
    guard let current, current.position == position else { return nil }
    guard let kept else { return current.passedOn(from: nil) }
    return current.passedOn(from: kept.sourceInTurn(of: action, in: current))
  }

  /// Returns the envelope with which the middleware at a position passes an action on late.
  func lateEnvelope(for action: any ActionType, behind position: Int) -> Envelope {
    let source = kept?.lateSource(of: action, at: position, caller: ActionSource.current)
    return Envelope(origin: currentThread(), source: source, position: position + 1)
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
