import Foundation

/// Finds and sorts sights quickly, however many there are.
struct SightIndex: Sendable {
  private struct Entry {
    let sight: Sight
    /// The bytes of name, city and country, without case or accents.
    let words: [UInt8]
    let name: String
  }

  private let entries: [Entry]
  private let places: [Sight.ID: Int]

  /// Prepares sights for searching.
  init(_ sights: [Sight]) {
    entries = sights.map { sight in
      let words = folded("\(sight.name)\n\(sight.city)\n\(sight.country)")
      return Entry(sight: sight, words: Array(words.utf8), name: folded(sight.name))
    }
    places = Dictionary(zip(sights.map(\.id), sights.indices)) { first, _ in first }
  }

  subscript(id: Sight.ID) -> Sight? { places[id].map { entries[$0].sight } }

  /// Finds the sights for a query; those that are equal in its sort stay in the guide's order.
  func find(_ query: SightQuery, rating: (Sight.ID) -> Double?) -> [Sight] {
    let search = Array(folded(query.search.trimmingCharacters(in: .whitespaces)).utf8)
    let found = search.isEmpty ? entries : entries.filter { $0.words.firstRange(of: search) != nil }
    switch query.sort {
    case nil: return found.map(\.sight)
    case .name: return found.sorted { $0.name < $1.name }.map(\.sight)
    case .year: return found.sorted { $0.sight.year ?? .max < $1.sight.year ?? .max }.map(\.sight)
    case .rating:
      let rated = found.map { ($0.sight, rating($0.sight.id) ?? 0) }
      return rated.sorted { $0.1 > $1.1 }.map(\.0)
    }
  }
}

private func folded(_ text: String) -> String {
  text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
}
