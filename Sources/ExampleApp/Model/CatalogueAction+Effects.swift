import AppShell
import Redux

nonisolated extension CatalogueAction {
  /// Returns an effect that loads one sight.
  static func load(_ id: Sight.ID, from client: SightsClient) -> Effect<AppState> {
    SlowRequestAction.request(.sight(id), to: client, reporting: { sightLoad(id, $0) }) {
      client, _ in
      try await client.sight(id)
    }
  }

  /// Returns an effect that loads one page of a list.
  static func loadPage(
    _ page: Int, of query: SightQuery, from client: SightsClient
  ) -> Effect<AppState> {
    SlowRequestAction.request(
      .list(query), to: client, reporting: { pageLoad(query, page: page, $0) }
    ) {
      client, _ in
      try await client.sights(query, page: page)
    }
  }
}
