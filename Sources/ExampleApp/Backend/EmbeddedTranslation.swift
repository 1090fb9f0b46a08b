import AppShell
import Foundation

/// What a sight or a review of the bundle says in another language; what is missing is the same.
nonisolated struct EmbeddedTranslation: Decodable {
  let id: Int
  let name, city, summary, text: String?

  func translated(_ sight: Sight) -> Sight {
    Sight(
      id: sight.id, name: name ?? sight.name, city: city ?? sight.city, country: sight.country,
      year: sight.year, latitude: sight.latitude, longitude: sight.longitude,
      summary: summary ?? sight.summary)
  }

  func translated(_ review: Review) -> Review {
    Review(
      id: review.id, sightId: review.sightId, author: review.author, rating: review.rating,
      date: review.date, text: text ?? review.text)
  }
}

nonisolated extension EmbeddedMemory {
  /// Returns the translations of a file of the bundle, by their identifiers; none if there is no such file.
  static func translations(
    _ name: String, in language: String
  ) throws -> [Int: EmbeddedTranslation] {
    let url = Bundle.app.url(
      forResource: name, withExtension: "json", subdirectory: nil, localization: language)
    guard let url else { return [:] }
    let list = try JSONDecoder().decode([EmbeddedTranslation].self, from: Data(contentsOf: url))
    return Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
  }
}
