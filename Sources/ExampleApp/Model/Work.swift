import Redux

/// Makes work that tells its three outcomes: that it started, and that it succeeded or failed.
///
/// Work that is cancelled fails with a `CancellationError`, which no `DataState` takes for a failure.
///
/// - Parameters:
///   - action: Wraps an outcome in an action of the feature.
///   - body: Does it; it may report how far it is, from 0 to 1.
/// - Returns: The work, for `Store.dispatch(_:)`.
func work<Value: Sendable>(
  _ action: @escaping @Sendable (LoadAction<Value>) -> any ActionType,
  _ body: @escaping @Sendable (_ progress: @Sendable (Double) -> Void) async throws -> Value
) -> Effect<AppState> {
  { store in
    store.dispatch(action(.started))
    do {
      store.dispatch(action(.success(try await body { store.dispatch(action(.progress($0))) })))
    } catch {
      store.dispatch(action(.failure(error)))
    }
  }
}
