import Redux

nonisolated extension GuestBookAction {
  /// Returns an effect that loads the reviews of a sight.
  static func load(_ id: Sight.ID, from client: SightsClient) -> Effect<AppState> {
    SlowRequestAction.request(.reviews(id), to: client, reporting: { load(id, $0) }) { client, _ in
      try await client.reviews(of: id)
    }
  }

  /// Returns an effect that sends a review.
  ///
  /// - Parameters:
  ///   - draft: The review.
  ///   - id: The sight that it is about.
  ///   - key: Identifies the review, in case it is sent again.
  ///   - client: Sends it.
  ///   - action: Makes the action that reports the progress to the form.
  /// - Returns: The effect.
  static func send(
    _ draft: ReviewDraft, about id: Sight.ID, key: String, to client: SightsClient,
    reporting action: @escaping @Sendable (LoadAction<Review>) -> any ActionType
  ) -> Effect<AppState> {
    { store in
      let request = SlowRequestAction.request(
        .sendReview(id), to: client, reporting: action
      ) { client, _ in
        let review = try await client.send(draft, about: id, key: key)
        store.dispatch(written(id, review))
        return review
      }
      await request(store)
    }
  }
}
