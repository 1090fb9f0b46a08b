/// Which sights to list, and in which order.
struct SightQuery: Codable, Hashable, Sendable {
  /// What a list is sorted by; without it, a list is in the order of the guide.
  enum Sort: String, CaseIterable, Codable, Sendable {
    case name, rating, year
  }

  /// A part of the name, the city or the country.
  var search = ""
  var sort: Sort?
}

/// One page of the answer to a query, as the server sends it.
struct SightsPage: Codable, Equatable, Sendable {
  /// Each sight once.
  let sights: [Sight]
  /// Both count from 1.
  let page, pages: Int

  init(sights: [Sight], page: Int, pages: Int) {
    (self.sights, self.page) = (sights.uniqued(), page)
    self.pages = max(1, pages)
  }
}

extension SightsPage {
  /// Reads a page, and leaves out sights that can't be read.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sights: try values.decode(LenientList<Sight>.self, forKey: .sights).elements,
      page: try values.id(.page), pages: values.wholeNumber(.pages) ?? 1)
  }
}
