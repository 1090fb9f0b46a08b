/// One page of a list of sights, as the server sends it.
struct SightsPage: Codable, Equatable, Sendable {
  let sights: [Sight]
  /// Counts from 1.
  let page: Int
  let pages: Int
}

extension SightsPage {
  /// Reads a page as servers send it; a sight that can't be read is left out.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sights = try values.decode(LenientList<Sight>.self, forKey: .sights).elements
    page = try values.id(.page)
    pages = try values.id(.pages)
  }
}
