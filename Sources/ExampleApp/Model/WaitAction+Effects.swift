import AppShell
import Redux

extension WaitAction {
  /// Makes an effect that reports its outcome, and meanwhile how long the user has to wait for it.
  static func request<Value: Sendable>(
    _ operation: Request.Operation, to client: SightsClient,
    reporting action: @escaping @Sendable (LoadAction<Value>) -> any ActionType,
    _ body:
      @escaping @Sendable (SightsClient, _ progress: @Sendable (Double) -> Void) async throws
      -> Value
  ) -> Effect<AppState> {
    { store in
      let client = client.reporting { store.dispatch(waited(operation, try: $0)) }
      let load: Effect<AppState> = effect(reporting: action) { try await body(client, $0) }
      await load(store)
      if store.state.waits[operation] != nil { store.dispatch(ended(operation)) }
    }
  }
}
