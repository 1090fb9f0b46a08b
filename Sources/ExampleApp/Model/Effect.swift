import Redux

/// Makes an effect that reports its outcome: that it started, and then a success or a failure.
///
/// When it is cancelled it reports a `CancellationError`, which `DataState` doesn't take for a failure.
///
/// - Parameters:
///   - action: Wraps what is reported in an action.
///   - body: Does the work, and may report the fraction completed, from 0 to 1.
/// - Returns: The effect.
func effect<Value: Sendable>(
  reporting action: @escaping @Sendable (LoadAction<Value>) -> any ActionType,
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
