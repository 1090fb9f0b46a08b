import Redux

/// The work that brings sights from the server.
extension SightsAction {
  /// Loads one sight.
  static func load(
    _ id: Sight.ID, from client: SightsClient
  ) -> Effect<AppState> {
    work({ sightLoad(id, $0) }) { _ in try await client.sight(id) }
  }

  /// Loads one page of a list.
  static func loadPage(
    _ page: Int, of query: SightQuery, from client: SightsClient
  ) -> Effect<AppState> {
    work({ pageLoad(query, $0) }) { _ in try await client.sights(query, page: page) }
  }
}
