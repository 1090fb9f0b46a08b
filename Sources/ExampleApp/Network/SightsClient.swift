import AppShell

/// Loads and sends sights, reviews and accounts, and throws `ClientError`.
///
/// Requests are tried again when that may help, and the server recognizes a second attempt. An answer
/// about something else counts as unreadable.
nonisolated struct SightsClient: Sendable {
  var connection: Connection
  /// Signs the requests that need it, and keeps who is signed in.
  var tokens = TokenStore<Session>()

  /// The same client, which reports the number of the current attempt once the user has waited a while.
  func reporting(_ report: @escaping @Sendable (Int) -> Void) -> SightsClient {
    var client = self
    client.connection.report = report
    return client
  }

  /// Loads one page of a list, counted from 1.
  func sights(_ query: SightQuery = SightQuery(), page: Int) async throws -> SightsPage {
    var items = ["page": "\(page)"]
    if !query.search.isEmpty { items["search"] = query.search }
    if let sort = query.sort { items["sort"] = sort.rawValue }
    if query.isReversed { items["order"] = query.order.rawValue }
    return try await read(Request(operation: .list, path: "sights", query: items)) {
      $0.page == page
    }
  }

  /// Loads one sight.
  func sight(_ id: Sight.ID) async throws -> Sight {
    try await read(Request(operation: .sight, path: "sights/\(id)")) { $0.id == id }
  }

  /// Loads the reviews of a sight, the newest first.
  func reviews(of id: Sight.ID) async throws -> [Review] {
    let list: ReviewList = try await read(
      Request(operation: .reviews, path: "sights/\(id)/reviews")
    ) { $0.reviews.allSatisfy { $0.sightId == id } }
    return list.reviews
  }

  /// Loads the description of a guide, without its parts.
  func guide(_ id: Sight.ID) async throws -> Guide {
    try await read(Request(operation: .guide, path: "sights/\(id)/guide")) {
      $0.sightId == id
    }
  }

  /// Loads a part of a guide, unless the guide has changed.
  func part(_ number: Int, of guide: Guide) async throws -> GuidePart {
    let path = "sights/\(guide.sightId)/guide/\(number)"
    var request = Request(operation: .guide, path: path)
    request.headers["If-Match"] = "\"\(guide.version)\""
    let part: GuidePart = try await read(request) { $0.number == number }
    guard part.version == guide.version else { throw ClientError.changed }
    return part
  }

  /// Sends a review, which is written once however often it is sent with the same key within a day.
  func send(
    _ draft: ReviewDraft, about id: Sight.ID, key: String
  ) async throws -> Review {
    let request = try Request.post(draft, to: "sights/\(id)/reviews", for: .sendReview)
    return try await signed(request.repeatable(key: key)) { client, request in
      try await client.read(request) { $0.sightId == id }
    }
  }

  /// Removes a review that the user has written; a second attempt doesn't find it any more.
  func remove(review id: Review.ID, of sight: Sight.ID) async throws {
    let path = "sights/\(sight)/reviews/\(id)"
    let request = Request(operation: .removeReview, method: "DELETE", path: path)
    try await signed(request) { client, request in try await client.connection.send(request) }
  }

  /// Signs in, and keeps the token.
  func signIn(_ credentials: Credentials) async throws -> Account {
    let session: Session = try await connection.read(
      .post(credentials, to: "session", for: .signIn))
    tokens.keep(session)
    return session.account
  }

  /// Creates an account that can sign in.
  func register(_ registration: Registration) async throws -> Account {
    try await connection.read(.post(registration, to: "accounts", for: .register))
  }

  /// Ends a session.
  func signOut(_ session: Session) async throws {
    let request = Request(operation: .signOut, method: "DELETE", path: "session")
    try await connection.send(request.authorized(by: session))
  }

  /// Sends a request on behalf of the user, who is signed out everywhere if the server refuses the token.
  private func signed<Answer>(
    _ request: Request, _ send: (SightsClient, Request) async throws -> Answer
  ) async throws -> Answer {
    let session = tokens.token
    do {
      guard let session else { throw ClientError.signedOut }
      var client = self
      client.connection.isValid = { [tokens] in tokens.token == session }
      return try await send(client, request.authorized(by: session))
    } catch ClientError.signedOut {
      tokens.end(session)
      throw ClientError.signedOut
    }
  }

  /// Reads an answer, if it belongs to the request.
  private func read<Answer: Decodable & Sendable>(
    _ request: Request, expecting isExpected: (Answer) -> Bool
  ) async throws -> Answer {
    let answer: Answer = try await connection.read(request)
    guard isExpected(answer) else { throw ClientError.unreadable }
    return answer
  }
}
