/// Makes middleware that turns actions into events for a service that counts them.
///
/// What is counted is then said in one place, and no screen knows of it.
///
/// - Parameters:
///   - event: Names the event of an action; nil for most of them.
///   - sink: Takes the event after its action was reduced, on the thread that works the store.
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
