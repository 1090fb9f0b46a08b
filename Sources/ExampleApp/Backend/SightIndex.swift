import Foundation

/// Finds and sorts sights quickly, however many there are.
nonisolated struct SightIndex: Sendable {
  private struct Entry {
    let sight: Sight
    /// The bytes of name, city and country in all their languages, without case or accents.
    let words: [UInt8]
    let name: String
  }

  private let entries: [Entry]
  private let places: [Sight.ID: Int]

  /// Prepares sights for searching.
  ///
  /// - Parameters:
  ///   - sights: The sights.
  ///   - others: The same sights in another language, whose words find them, too.
  init(_ sights: [Sight], alsoNamed others: [Sight] = []) {
    let others = Dictionary(others.map { ($0.id, $0) }) { first, _ in first }
    entries = sights.map { sight in
      let other = others[sight.id] ?? sight
      let names = [sight.name, sight.place, other.name, other.city, other.country]
      let words = folded(names.joined(separator: "\n"))
      return Entry(sight: sight, words: Array(words.utf8), name: folded(sight.name))
    }
    places = Dictionary(zip(sights.map(\.id), sights.indices)) { first, _ in first }
  }

  subscript(id: Sight.ID) -> Sight? { places[id].map { entries[$0].sight } }

  /// Finds the sights for a query; those that are equal in its sort stay in the guide's order.
  func find(_ query: SightQuery, rating: (Sight.ID) -> Double?) -> [Sight] {
    let search = Array(folded(query.search.trimmingCharacters(in: .whitespaces)).utf8)
    let found = search.isEmpty ? entries : entries.filter { $0.words.firstRange(of: search) != nil }
    return switch query.sort {
    case nil: found.map(\.sight)
    case .name: sort(found, query.order) { $0.name }
    case .year: sort(found, query.order) { $0.sight.year }
    case .rating: sort(found, query.order) { rating($0.sight.id) }
    }
  }

  /// Sorts entries by a value; those without one come last in both directions.
  private func sort<Value: Comparable>(
    _ entries: [Entry], _ order: SightQuery.Order, by value: (Entry) -> Value?
  ) -> [Sight] {
    let valued = entries.map { (sight: $0.sight, value: value($0)) }
    let known = valued.compactMap { entry in entry.value.map { (sight: entry.sight, value: $0) } }
    let sorted = known.sorted {
      order == .ascending ? $0.value < $1.value : $0.value > $1.value
    }
    return sorted.map(\.sight) + valued.filter { $0.value == nil }.map(\.sight)
  }
}

nonisolated private func folded(_ text: String) -> String {
  text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
}
