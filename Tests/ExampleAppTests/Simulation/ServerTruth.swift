#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Foundation

  @testable import ExampleApp

  /// What the server has, read from its files in the plainest way, to compare with what the app shows.
  struct ServerTruth: Sendable {
    struct Place: Decodable, Equatable {
      let id: Int
      var name, city: String
      let country: String
      let year: Int?
      let latitude, longitude: Double?
      var summary: String
    }

    struct Opinion: Decodable {
      let id, sightId: Int
      let author, date: String
      let rating: Int
      var text: String
    }

    private struct Translation: Decodable {
      let id: Int
      let name, city, summary, text: String?
    }

    let places: [Place]
    private let originals: [Place]
    private let opinions: [Opinion]
    private let isEnglish: Bool

    private static let english = read(in: "en")
    private static let german = read(in: "de")

    /// Returns what is there in one of the app's languages.
    static func inLanguage(_ language: String) -> ServerTruth {
      language == "de" ? german : english
    }

    /// Reads the files of a language.
    private static func read(in language: String) -> ServerTruth {
      let names = file("sight-texts", [Translation].self, in: language)
      let texts = file("review-texts", [Translation].self, in: language)
      let originals = file("sights", [Place].self)
      var places = originals
      for index in places.indices {
        guard let other = names.first(where: { $0.id == places[index].id }) else { continue }
        places[index].name = other.name ?? places[index].name
        places[index].city = other.city ?? places[index].city
        places[index].summary = other.summary ?? places[index].summary
      }
      var opinions = file("reviews", [Opinion].self)
      for index in opinions.indices {
        let other = texts.first { $0.id == opinions[index].id }
        opinions[index].text = other?.text ?? opinions[index].text
      }
      return ServerTruth(
        places: places, originals: originals, opinions: opinions, isEnglish: language == "en")
    }

    private static func file<Element: Decodable>(
      _ name: String, _ type: [Element].Type, in language: String? = nil
    ) -> [Element] {
      let url = Bundle.app.url(
        forResource: name, withExtension: "json", subdirectory: nil, localization: language)
      return url.flatMap { try? Data(contentsOf: $0) }
        .flatMap { try? JSONDecoder().decode(type, from: $0) } ?? []
    }

    func place(_ id: Int) -> Place? { places.first { $0.id == id } }

    /// The reviews of a sight that were there from the beginning, the newest first.
    func reviews(of id: Int) -> [Opinion] {
      opinions.filter { $0.sightId == id }.sorted { ($0.date, $1.id) > ($1.date, $0.id) }
    }

    func mean(of id: Int) -> Double? {
      let ratings = opinions.filter { $0.sightId == id }.map(\.rating)
      return ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
    }

    /// The sights of a search in its order; nil if that depends on the names of countries in the user's language.
    func ids(for query: SightQuery) -> [Int]? {
      let search = fold(query.search.trimmingCharacters(in: .whitespaces))
      if !search.isEmpty, !isEnglish { return nil }
      let found = places.indices.filter { index in
        let (place, other) = (places[index], originals[index])
        let words = [place.name, "\(place.city), \(place.country)", other.name, other.city]
        return search.isEmpty || words.contains { fold($0).contains(search) }
      }
      let chosen = found.map { places[$0] }
      let isDescending = query.isReversed != (query.sort == .rating)
      return switch query.sort {
      case nil: chosen.map(\.id)
      case .name: sort(chosen, isDescending) { fold($0.name) }
      case .year: sort(chosen, isDescending) { $0.year }
      case .rating:
        sort(chosen, isDescending) { place in
          let count = Double(opinions.count { $0.sightId == place.id })
          return mean(of: place.id).map { ($0 * count + 12) / (count + 3) }
        }
      }
    }

    /// Sorts by a value; equal ones stay in their order, and those without one are last.
    private func sort<Value: Comparable>(
      _ places: [Place], _ isDescending: Bool, by value: (Place) -> Value?
    ) -> [Int] {
      let valued = places.enumerated().map { (number: $0, id: $1.id, value: value($1)) }
      return valued.sorted { one, other in
        guard let left = one.value, let right = other.value, left != right else {
          return one.value != nil && other.value == nil
            || (one.value == nil) == (other.value == nil) && one.number < other.number
        }
        return isDescending ? left > right : left < right
      }.map(\.id)
    }

    private func fold(_ text: String) -> String {
      text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
  }
#endif
