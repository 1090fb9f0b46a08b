/// What one visitor thinks of a sight.
struct Review: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let sightId: Sight.ID
  let author: String
  /// From 1 to 5.
  let rating: Int
  /// Year, month and day, such as 2026-03-14.
  let date: String
  let text: String
}

extension Review {
  /// Reads a review leniently: anything but its identifiers may be missing.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.id(.id)
    sightId = try values.id(.sightId)
    author = values.text(.author, or: "Somebody")
    rating = values.number(.rating).flatMap { Int(exactly: $0) } ?? 0
    date = values.text(.date)
    text = values.text(.text)
  }
}

/// A review that isn't sent yet.
struct ReviewDraft: Codable, Equatable, Sendable {
  /// From 1 to 5.
  let rating: Int
  let text: String
}

/// The reviews of a sight, as the server sends them.
struct ReviewList: Codable, Equatable, Sendable {
  let reviews: [Review]
}

extension ReviewList {
  /// Reads a list, and leaves out reviews that can't be read.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    reviews = try values.decode(LenientList<Review>.self, forKey: .reviews).elements
  }
}
