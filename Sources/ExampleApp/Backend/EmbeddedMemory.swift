import AppShell
import Foundation
import Synchronization

/// The data of the embedded backend.
nonisolated struct EmbeddedMemory {
  static let pageSize = 50

  let index: SightIndex
  var reviews: [Sight.ID: [Review]]
  /// The accounts with their passwords, by their emails.
  var accounts: [String: (account: Account, password: String)] = [:]
  /// The tokens that were signed out; a token contains its account, so it outlives this server.
  var ended: Set<String> = []
  /// The reviews that were sent, by their keys, which are good for a day.
  var sent: [String: (review: Review, expires: Date)] = [:]
  var date: @Sendable () -> Date = { .now }
  var makeID: @Sendable () -> String = { UUID().uuidString }
  private var reviewCount: Int

  /// The data of each language, as it is in the bundle.
  private static let originals = Mutex<[String: EmbeddedMemory]>([:])

  /// Returns the data as it is in the bundle, which is read once.
  static func original(in language: Language) throws -> EmbeddedMemory {
    try originals.withLock { originals in
      if let memory = originals[language.identifier] { return memory }
      let memory = try Language.$replacement.withValue(language) {
        try EmbeddedMemory(in: language.identifier)
      }
      originals[language.identifier] = memory
      return memory
    }
  }

  private init(in language: String) throws {
    let sights: [Sight] = try Self.bundled("sights")
    let all: [Review] = try Self.bundled("reviews")
    let names = try Self.translations("sight-texts", in: language)
    let texts = try Self.translations("review-texts", in: language)
    index = SightIndex(sights.map { names[$0.id]?.translated($0) ?? $0 }, alsoNamed: sights)
    let reviews = all.map { texts[$0.id]?.translated($0) ?? $0 }
    self.reviews = Dictionary(grouping: reviews.sorted { $0.date > $1.date }, by: \.sightId)
    reviewCount = all.count
  }

  mutating func answer(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    let path = request.path
    let id = path.count > 1 ? Int(path[1]).flatMap { index[$0]?.id } : nil
    switch (request.method, path.count, path.first, path.last, id) {
    case ("GET", 1, "sights", _, _): return page(request.query)
    case ("GET", 2, "sights", _, let id?): return .json(index[id].map(rated))
    case ("GET", 3, "sights", "reviews", let id?):
      return .json(ReviewList(reviews: reviews[id] ?? []))
    case ("GET", 3, "sights", "guide", let id?): return index[id].map(guide) ?? .refusal(404)
    case ("GET", 4, "sights", let part?, let id?) where path[2] == "guide":
      return index[id].map { self.part(part, of: $0, request) } ?? .refusal(404)
    case ("POST", 3, "sights", "reviews", let id?): return addReview(to: id, request)
    case ("DELETE", 4, "sights", let review?, let id?) where path[2] == "reviews":
      return removeReview(review, of: id, request)
    case ("POST", 1, "session", _, _): return signIn(request)
    case ("DELETE", 1, "session", _, _): return signOut(request)
    case ("POST", 1, "accounts", _, _): return register(request)
    case (_, _, _, _, _): return .refusal(404, code: "not_found")
    }
  }

  private func page(_ query: [String: String]) -> EmbeddedAnswer {
    let sort = query["sort"].map { SightQuery.Sort(rawValue: $0) }
    let order = query["order"].map { SightQuery.Order(rawValue: $0) }
    guard sort != .some(nil), order != .some(nil), let page = Int(query["page"] ?? "1"),
      Sight.ids ~= page
    else { return .refusal(422, code: "invalid") }
    let found = index.find(
      SightQuery(search: query["search"] ?? "", sort: sort ?? nil, order: order ?? nil),
      rating: weighted)
    let pages = max(1, (found.count + Self.pageSize - 1) / Self.pageSize)
    guard page <= pages else { return .refusal(404, code: "not_found") }
    let shown = found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
    return .json(
      SightsPage(sights: shown.map(rated), page: page, pages: pages, total: found.count))
  }

  private mutating func addReview(to id: Sight.ID, _ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard let account = account(request) else { return .notSignedIn }
    let key = request.headers["Idempotency-Key"].map { "\(account.email) \($0)" }
    if let sent = key.flatMap({ sent[$0] }), date() < sent.expires { return .json(sent.review) }
    guard let draft = request.decode(ReviewDraft.self), (1...5).contains(draft.rating) else {
      return .refusal(422, code: "invalid", fields: ["rating": "Choose from 1 to 5 stars."])
    }
    let text = draft.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...ReviewDraft.longestText).contains(text.unicodeScalars.count) else {
      let rule = "Write from 1 to \(ReviewDraft.longestText) characters."
      return .refusal(422, code: "invalid", fields: ["text": rule])
    }
    reviewCount += 1
    let review = Review(
      id: reviewCount, sightId: id, author: account.name, authorId: account.id,
      rating: draft.rating, date: date().formatted(.iso8601.year().month().day()), text: text)
    reviews[id, default: []].insert(review, at: 0)
    if let key { sent[key] = (review, date() + 86_400) }
    return .json(review, status: 201)
  }

  private mutating func removeReview(
    _ name: String, of id: Sight.ID, _ request: EmbeddedRequest
  ) -> EmbeddedAnswer {
    guard let account = account(request) else { return .notSignedIn }
    guard let review = reviews[id]?.first(where: { "\($0.id)" == name }) else {
      return .refusal(404, code: "not_found")
    }
    guard review.isWritten(by: account) else { return .refusal(403, code: "not_yours") }
    reviews[id]?.removeAll { $0.id == review.id }
    return EmbeddedAnswer(status: 204)
  }

  /// The ratings of a sight, and others of 4 stars, so that a single review doesn't decide the order.
  private func weighted(_ id: Sight.ID) -> Double? {
    let count = reviews[id]?.count ?? 0
    return mean(id).map { ($0 * Double(count) + 4 * 3) / Double(count + 3) }
  }

  private func mean(_ id: Sight.ID) -> Double? {
    let ratings = (reviews[id] ?? []).compactMap(\.rating)
    return ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
  }

  private func rated(_ sight: Sight) -> Sight {
    sight.rated(mean(sight.id), reviewCount: reviews[sight.id]?.count ?? 0)
  }

  private static func bundled<Value: Decodable>(_ name: String) throws -> Value {
    guard let url = Bundle.app.url(forResource: name, withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
  }
}
