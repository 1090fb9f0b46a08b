/// Returns middleware that turns actions into events for an analytics service.
///
/// With it, one place decides which events are sent, and screens contain no code for analytics.
///
/// - Parameters:
///   - event: A function that returns the event for an action, or `nil` for most actions.
///   - sink: A function that takes an event once its action has been passed on and so, unless other middleware holds
///     it back, reduced; on the thread that handles the action.
/// - Returns: The middleware.
public func analytics<State, Event>(
  event: @escaping @Sendable (any ActionType) -> Event?, sink: @escaping @Sendable (Event) -> Void
) -> Middleware<State> {
  { _, _ in
    { next in
      { action in
        next(action)
        if let event = event(action) { sink(event) }
      }
    }
  }
}
