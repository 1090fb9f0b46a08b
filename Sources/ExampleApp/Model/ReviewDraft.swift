/// A review that nobody has sent yet.
struct ReviewDraft: Codable, Equatable, Sendable {
  /// From 1 to 5.
  let rating: Int
  let text: String
}
