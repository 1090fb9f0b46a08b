/// Loads and sends sights, reviews and accounts, and throws `ClientError`.
///
/// Requests are tried again when that may help, and the server recognizes a second attempt.
struct SightsClient: Sendable {
  let connection: Connection

  /// Loads one page of a list, counted from 1.
  func sights(_ query: SightQuery = SightQuery(), page: Int) async throws -> SightsPage {
    var items = ["page": "\(page)"]
    if !query.search.isEmpty { items["search"] = query.search }
    if let sort = query.sort { items["sort"] = sort.rawValue }
    return try await connection.read(Request(path: "sights", query: items))
  }

  /// Loads one sight.
  func sight(_ id: Sight.ID) async throws -> Sight {
    try await connection.read(Request(path: "sights/\(id)"))
  }

  /// Loads the reviews of a sight, the newest first.
  func reviews(of id: Sight.ID) async throws -> [Review] {
    let list: ReviewList = try await connection.read(Request(path: "sights/\(id)/reviews"))
    return list.reviews
  }

  /// Sends a review, which is written once however often it is sent with the same key.
  func send(
    _ draft: ReviewDraft, about id: Sight.ID, as session: Session, key: String
  ) async throws -> Review {
    var request = try Request.post(draft, to: "sights/\(id)/reviews").authorized(by: session)
    request.headers["Idempotency-Key"] = key
    return try await connection.read(request)
  }

  /// Signs in.
  func signIn(_ credentials: Credentials) async throws -> Session {
    try await connection.send(.post(credentials, to: "session"))
  }

  /// Makes an account that can sign in.
  func register(_ registration: Registration) async throws -> Account {
    try await connection.send(.post(registration, to: "accounts"))
  }

  /// Ends a session.
  func signOut(_ session: Session) async throws {
    try await connection.perform(
      Request(method: "DELETE", path: "session").authorized(by: session))
  }
}
