import AppShell
import Coordinator
import Redux

extension GuestBookAction {
  /// Makes an effect that loads the reviews of a sight.
  static func load(_ id: Sight.ID, from client: SightsClient) -> Effect<AppState> {
    WaitAction.request(.reviews(id), to: client, reporting: { load(id, $0) }) { client, _ in
      try await client.reviews(of: id)
    }
  }

  /// Makes an effect that sends a review, whose key identifies it in case it is sent again.
  static func send(
    _ draft: ReviewDraft, about id: Sight.ID, key: String, on form: Appearance<AppMap>,
    to client: SightsClient
  ) -> Effect<AppState> {
    WaitAction.request(
      .sendReview(id), to: client, reporting: { ScreenAction<AppMap>(send(id, $0), to: form) }
    ) { client, _ in
      try await client.send(draft, about: id, key: key)
    }
  }
}
