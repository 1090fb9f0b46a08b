/// A place worth seeing.
struct Sight: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let name, city, country: String
  /// When it was opened or finished; negative before our era.
  let year: Int
  /// In degrees, positive in the north and in the east.
  let latitude, longitude: Double
  let summary: String
  /// The mean of its reviews, from 1 to 5; nil if there is none.
  var rating: Double?
}

extension Sight {
  /// Reads a sight leniently: anything but its identifier may be missing.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.id(.id)
    name = values.text(.name, or: "Sight \(id)")
    city = values.text(.city)
    country = values.text(.country)
    year = values.number(.year).flatMap { Int(exactly: $0) } ?? 0
    latitude = values.number(.latitude) ?? 0
    longitude = values.number(.longitude) ?? 0
    summary = values.text(.summary)
    rating = values.number(.rating)
  }
}
