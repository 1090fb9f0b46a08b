import Redux
import Synchronization

nonisolated extension SlowRequestAction {
  /// Returns an effect that reports its outcome, and meanwhile how long the user has to wait for it.
  static func request<Value: Sendable>(
    _ request: SlowRequest, to client: SightsClient,
    reporting action: @escaping @Sendable (LoadAction<Value>) -> any ActionType,
    _ body:
      @escaping @Sendable (SightsClient, _ progress: @Sendable (Double) -> Void) async throws
      -> Value
  ) -> Effect<AppState> {
    { store in
      let isSlow = Mutex(false)
      let client = client.reporting { attempt in
        isSlow.withLock { $0 = true }
        store.dispatch(waited(request, attempt: attempt))
      }
      let load: Effect<AppState> = effect(reporting: action) { try await body(client, $0) }
      await load(store)
      // The store may not have reduced what was dispatched yet, so its state doesn't decide.
      guard isSlow.withLock({ $0 }) else { return }
      store.dispatch(ended(request))
      // Actions of a canceled effect change nothing, so an effect of its own ends the message.
      if Task.isCancelled { await store.dispatch(end(request)).value }
    }
  }

  private static func end(_ request: SlowRequest) -> Effect<AppState> {
    { store in store.dispatch(ended(request)) }
  }
}
