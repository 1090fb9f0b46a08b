import Redux

nonisolated extension GuestBookAction {
  /// Returns an effect that loads the reviews of a sight.
  static func load(_ id: Sight.ID, from client: SightsClient) -> Effect<AppState> {
    SlowRequestAction.request(.reviews(id), to: client, reporting: { load(id, $0) }) { client, _ in
      try await client.reviews(of: id)
    }
  }
}
