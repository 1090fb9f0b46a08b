/// What one visitor thought of a sight.
struct Review: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let sightId: Sight.ID
  let author: String
  /// From 1 to 5.
  let rating: Int
  /// Year, month and day, as in 2026-03-14.
  let date: String
  let text: String
}

extension Review {
  /// Reads a review as servers send it: what is odd or missing but the numbers leaves a gap only.
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
