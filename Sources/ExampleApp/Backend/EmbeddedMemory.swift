import Foundation

/// All that the embedded backend knows.
struct EmbeddedMemory {
  /// How many sights a page holds.
  static let pageSize = 50

  /// An account with its password; both are gone when the app ends.
  struct Registered {
    let account: Account
    let password: String
  }

  let index: SightIndex
  var reviews: [Sight.ID: [Review]]
  var accounts: [String: Registered] = [:]
  var sessions: [String: Account] = [:]
  /// The reviews that were sent under a key.
  var sent: [String: Review] = [:]
  private var reviewCount: Int

  /// Reads the bundled data.
  ///
  /// - Throws: If the bundle is damaged.
  init() throws {
    let bundled = try Bundle.resources.decode([Review].self, "reviews")
    index = SightIndex(try Bundle.resources.decode([Sight].self, "sights"))
    reviews = Dictionary(grouping: bundled.sorted { $0.date > $1.date }, by: \.sightId)
    reviewCount = bundled.count
  }

  mutating func answer(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    let path = request.path
    let id = path.count > 1 ? Int(path[1]) : nil
    switch (request.method, path.count, path.first, path.last) {
    case ("GET", 1, "sights", _): return page(request.query)
    case ("GET", 2, "sights", _): return sight(id)
    case ("GET", 3, "sights", "reviews"): return reviewList(id)
    case ("POST", 3, "sights", "reviews"): return addReview(to: id, request)
    case ("POST", 1, "session", _): return signIn(request)
    case ("DELETE", 1, "session", _): return signOut(request)
    case ("POST", 1, "accounts", _): return register(request)
    case ("GET", 1, "account", _):
      return account(request).map { .json($0) } ?? .refusal(401, code: "not_signed_in")
    case (_, _, _, _): return .refusal(404, code: "not_found")
    }
  }

  private func page(_ query: [String: String]) -> EmbeddedAnswer {
    let sort = query["sort"].map { SightQuery.Sort(rawValue: $0) }
    guard sort != .some(nil), let page = Int(query["page"] ?? "1"), page > 0 else {
      return .refusal(422, code: "invalid")
    }
    let found = index.find(
      SightQuery(search: query["search"] ?? "", sort: sort ?? nil), rating: rating)
    let pages = max(1, (found.count + Self.pageSize - 1) / Self.pageSize)
    let shown = found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
    return .json(SightsPage(sights: shown.map(rated), page: page, pages: pages))
  }

  private func sight(_ id: Int?) -> EmbeddedAnswer {
    id.flatMap { index[$0] }.map { .json(rated($0)) } ?? .refusal(404, code: "not_found")
  }

  private func reviewList(_ id: Int?) -> EmbeddedAnswer {
    guard let id, index[id] != nil else { return .refusal(404, code: "not_found") }
    return .json(ReviewList(reviews: reviews[id] ?? []))
  }

  private mutating func addReview(to id: Int?, _ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard let id, index[id] != nil else { return .refusal(404, code: "not_found") }
    guard let account = account(request) else { return .refusal(401, code: "not_signed_in") }
    let key = request.headers["Idempotency-Key"].map { "\(account.email) \($0)" }
    if let review = key.flatMap({ sent[$0] }) { return .json(review) }
    guard let draft = request.decode(ReviewDraft.self), (1...5).contains(draft.rating) else {
      return .refusal(422, code: "invalid", fields: ["rating": "A rating is from 1 to 5."])
    }
    let text = draft.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...500).contains(text.count) else {
      return .refusal(422, code: "invalid", fields: ["text": "A review has 1 to 500 characters."])
    }
    reviewCount += 1
    let review = Review(
      id: reviewCount, sightId: id, author: account.name, rating: draft.rating,
      date: Date.now.formatted(.iso8601.year().month().day()), text: text)
    reviews[id, default: []].insert(review, at: 0)
    if let key { sent[key] = review }
    return .json(review, status: 201)
  }

  private func rating(_ id: Sight.ID) -> Double? {
    guard let reviews = reviews[id], !reviews.isEmpty else { return nil }
    return Double(reviews.map(\.rating).reduce(0, +)) / Double(reviews.count)
  }

  private func rated(_ sight: Sight) -> Sight {
    var sight = sight
    sight.rating = rating(sight.id)
    return sight
  }
}
