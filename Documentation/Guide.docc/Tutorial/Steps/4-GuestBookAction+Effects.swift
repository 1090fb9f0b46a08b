import Redux

extension GuestBookAction {
  /// Makes an effect that loads the reviews of a sight.
  static func load(_ id: Sight.ID, from client: SightsClient) -> Effect<AppState> {
    effect(reporting: { load(id, $0) }) { _ in try await client.reviews(of: id) }
  }
}
