import Foundation

/// Asks a server about sights, reviews and accounts.
///
/// Every method throws `ClientError`. What only reads is tried again when the fault may pass; what
/// writes is not, unless the server can tell a second try from a second wish.
struct SightsClient: Sendable {
  let connection: Connection

  /// Loads one page of a list, counted from 1.
  func sights(_ query: SightQuery = SightQuery(), page: Int) async throws -> SightsPage {
    var items = ["page": "\(page)"]
    if !query.search.isEmpty { items["search"] = query.search }
    if let sort = query.sort { items["sort"] = sort.rawValue }
    return try await connection.read(Request("sights", query: items))
  }

  /// Loads one sight.
  func sight(_ id: Sight.ID) async throws -> Sight {
    try await connection.read(Request("sights/\(id)"))
  }

  /// Loads the reviews of a sight, the newest first.
  func reviews(of id: Sight.ID) async throws -> [Review] {
    let list: ReviewList = try await connection.read(Request("sights/\(id)/reviews"))
    return list.reviews
  }

  /// Sends a review; the key names it, so that it is written once however often it is sent.
  func send(
    _ draft: ReviewDraft, about id: Sight.ID, as session: Session, key: String
  ) async throws -> Review {
    var request = Request("sights/\(id)/reviews", posting: try JSONEncoder().encode(draft))
    request.headers["Authorization"] = "Bearer \(session.token)"
    request.headers["Idempotency-Key"] = key
    return try await connection.read(request)
  }

  /// Signs in.
  func signIn(_ credentials: Credentials) async throws -> Session {
    try await connection.send(Request("session", posting: try JSONEncoder().encode(credentials)))
  }

  /// Makes an account, which can then sign in.
  func register(_ registration: Registration) async throws -> Account {
    try await connection.send(Request("accounts", posting: try JSONEncoder().encode(registration)))
  }

  /// Ends a session.
  func signOut(_ session: Session) async throws {
    var request = Request("session")
    request.method = "DELETE"
    request.headers["Authorization"] = "Bearer \(session.token)"
    try await connection.perform(request)
  }
}
