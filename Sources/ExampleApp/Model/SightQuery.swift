/// A list of sights: its search, its order, and its direction.
nonisolated struct SightQuery: Codable, Hashable, Sendable {
  /// The order of a list; without it, a list is in the order of the guide.
  enum Sort: String, CaseIterable, Codable, Sendable {
    case name, rating, year
  }

  /// The direction of a sort.
  enum Order: String, CaseIterable, Codable, Sendable {
    case ascending = "asc"
    case descending = "desc"
  }

  /// A part of the name, the city or the country.
  var search = ""
  var sort: Sort?
  /// Whether the sort is turned round: names usually begin with A, years with the oldest, and ratings
  /// with the best.
  var isReversed = false

  var order: Order { isReversed == (sort == .rating) ? .ascending : .descending }
}

nonisolated extension SightQuery {
  /// Creates a query with a sort in a direction, or in its usual one if there is none.
  init(search: String, sort: Sort?, order: Order?) {
    self.init(search: search, sort: sort)
    isReversed = sort != nil && order.map { $0 != self.order } ?? false
  }

  /// Reads a query, also one of a version in which sorts had no direction.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    search = try values.decode(String.self, forKey: .search)
    sort = try values.decodeIfPresent(Sort.self, forKey: .sort)
    isReversed = try values.decodeIfPresent(Bool.self, forKey: .isReversed) ?? false
  }
}

/// One page of the answer to a query, as the server sends it.
nonisolated struct SightsPage: Codable, Equatable, Sendable {
  /// Each sight once.
  let sights: [Sight]
  /// Both count from 1.
  let page, pages: Int
  /// The number of sights on all pages; nil if it is unknown.
  let total: Int?

  init(sights: [Sight], page: Int, pages: Int, total: Int? = nil) {
    self.sights = sights.uniqued()
    self.page = page
    self.pages = max(1, pages)
    self.total = total.flatMap { Sight.ids ~= $0 ? $0 : nil }
  }
}

nonisolated extension SightsPage {
  /// Reads a page, and leaves out sights that can't be read.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sights: try values.decode(LenientList<Sight>.self, forKey: .sights).elements,
      page: try values.id(.page), pages: values.wholeNumber(.pages) ?? 1,
      total: values.wholeNumber(.total))
  }
}
