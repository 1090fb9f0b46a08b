import Redux
import Synchronization

nonisolated extension SlowRequestAction {
  /// Returns an effect that reports its outcome, and meanwhile how long the user has to wait for it.
  static func request<Value: Sendable>(
    _ operation: Request.Operation, to client: SightsClient,
    reporting action: @escaping @Sendable (LoadAction<Value>) -> any ActionType,
    _ body:
      @escaping @Sendable (SightsClient, _ progress: @Sendable (Double) -> Void) async throws
      -> Value
  ) -> Effect<AppState> {
    { store in
      let isSlow = Mutex(false)
      let client = client.reporting { attempt in
        isSlow.withLock { $0 = true }
        store.dispatch(waited(operation, try: attempt))
      }
      let load: Effect<AppState> = effect(reporting: action) { try await body(client, $0) }
      await load(store)
      // The store may not have reduced what was dispatched yet, so its state doesn't decide.
      if isSlow.withLock({ $0 }) { store.dispatch(ended(operation)) }
    }
  }
}
