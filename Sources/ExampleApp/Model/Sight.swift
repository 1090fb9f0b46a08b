import AppShell

/// A monument, a building or a view that people visit.
///
/// However it is made, values that can't be true or can't be shown are left out.
nonisolated struct Sight: Codable, Equatable, Identifiable, Sendable {
  /// The identifiers that sights and reviews can have.
  static let ids = 1...999_999_999

  let id: Int
  /// Each on one line; any may be empty.
  let name, city, country: String
  /// When it was opened or finished, negative before our era; nil if that is unknown.
  let year: Int?
  /// In degrees, positive in the north and in the east; nil if that is unknown.
  let latitude, longitude: Double?
  /// Lines of text, or none.
  let summary: String
  /// The mean of its reviews, from 1 to 5; nil if there is none.
  let rating: Double?
  /// The number of its reviews; nil if that is unknown.
  let reviewCount: Int?

  init(
    id: Int, name: String, city: String, country: String, year: Int?, latitude: Double?,
    longitude: Double?, summary: String, rating: Double? = nil,
    reviewCount: Int? = nil
  ) {
    self.id = id
    self.name = name.visible(upTo: 200)
    self.city = city.visible(upTo: 100)
    self.country = country.visible(upTo: 100)
    self.year = year.flatMap { $0 != 0 && (-9999...9999) ~= $0 ? $0 : nil }
    let isOnEarth = [(latitude, 90.0), (longitude, 180)].allSatisfy { value, limit in
      value.map { (-limit...limit) ~= $0 } ?? false
    }
    self.latitude = isOnEarth ? latitude : nil
    self.longitude = isOnEarth ? longitude : nil
    self.summary = summary.visible(upTo: 4000, keepsLines: true)
    self.rating = rating.flatMap { (1...5) ~= $0 ? $0 : nil }
    self.reviewCount = reviewCount.flatMap { $0 > 0 ? $0 : nil }
  }
}

nonisolated extension Sight {
  /// Reads a sight leniently: anything but its identifier may be missing.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.id(.id), name: values.text(.name), city: values.text(.city),
      country: values.text(.country), year: values.wholeNumber(.year),
      latitude: values.number(.latitude), longitude: values.number(.longitude),
      summary: values.text(.summary), rating: values.number(.rating),
      reviewCount: values.wholeNumber(.reviewCount))
  }

  /// The same sight with the rating of a number of reviews.
  func rated(_ rating: Double?, reviewCount: Int) -> Sight {
    Sight(
      id: id, name: name, city: city, country: country, year: year, latitude: latitude,
      longitude: longitude, summary: summary, rating: rating,
      reviewCount: reviewCount)
  }
}
