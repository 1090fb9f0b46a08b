/// Which sights to list, and in which order.
struct SightQuery: Codable, Hashable, Sendable {
  /// By what the list is ordered; without any, it comes as the guide wrote it.
  enum Sort: String, CaseIterable, Codable, Sendable {
    case name
    case rating
    case year
  }

  /// Words in the name, city or country.
  var search = ""
  var sort: Sort?
}
