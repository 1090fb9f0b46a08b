import AppShell
import Foundation

nonisolated extension Sight {
  /// Returns a name for a sight without one, such as Sight 7.
  static func title(of id: ID) -> String { localized("Sight \(String(id))") }

  /// The name, as far as it is known.
  var title: String { name.isEmpty ? Self.title(of: id) : name }

  /// The city and the country, as far as they are known.
  var place: String { [city, region].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The country in the user's language, or as the server names it if the system doesn't know it.
  private var region: String {
    let locale = Language.current.locale
    guard locale.language.languageCode != .english else { return country }
    return regionCodes[country].flatMap(locale.localizedString(forRegionCode:)) ?? country
  }

  /// The letter under which a list by name shows it, without its accent; # for other characters.
  var initial: String {
    let letter = name.folding(options: .diacriticInsensitive, locale: nil).first {
      !$0.isWhitespace
    }
    return letter.flatMap { $0.isLetter ? String($0).uppercased() : nil } ?? "#"
  }

  /// When it was opened or finished, such as 2560 BC; nil if that is unknown.
  var age: String? { year.map { $0 < 0 ? localized("\(String(-$0)) BC") : "\($0)" } }

  /// The location and the age, as far as they are known.
  var origin: String { [place, age ?? ""].filter { !$0.isEmpty }.joined(separator: " · ") }

  /// Where on earth it is, such as 48.8584° N, 2.2945° E; nil if that is unknown.
  var position: String? {
    guard let latitude, let longitude else { return nil }
    let north = latitude.magnitude.formatted(digits: 4)
    let east = longitude.magnitude.formatted(digits: 4)
    return [
      latitude < 0 ? localized("\(north)° S") : localized("\(north)° N"),
      longitude < 0 ? localized("\(east)° W") : localized("\(east)° E"),
    ].joined(separator: ", ")
  }

  /// The mean of all ratings, such as ★ 4.5; nil if there is none.
  var stars: String? { rating.map { "★ \($0.formatted(digits: 1))" } }

  /// The mean of all ratings and their number, such as ★ 4.5 of 5 · 12 reviews; nil if there is none.
  var opinion: String? {
    guard let stars else { return nil }
    guard let reviewCount else { return localized("\(stars) of 5") }
    return reviewCount == 1
      ? localized("\(stars) of 5 · 1 review") : localized("\(stars) of 5 · \(reviewCount) reviews")
  }
}

/// The codes of countries, by their English names, as servers write them.
nonisolated private let regionCodes: [String: String] = {
  let english = Locale(identifier: "en")
  let codes = Locale.Region.isoRegions.map(\.identifier)
  return Dictionary(codes.map { (english.localizedString(forRegionCode: $0) ?? $0, $0) }) { $1 }
}()

nonisolated extension Review {
  /// Returns a rating as five stars, such as ★★★★☆.
  static func stars(_ rating: Int) -> String { String((1...5).map { $0 <= rating ? "★" : "☆" }) }

  /// The rating, the author and the date, as far as they are known.
  var heading: String {
    let stars = rating.map(Self.stars)
    let author = author.isEmpty ? localized("Anonymous") : author
    let name = [stars, author].compactMap(\.self).joined(separator: " ")
    return day.map { "\(name) · \($0)" } ?? name
  }

  /// The date as the user writes it, such as Mar 14, 2026; nil if it is unknown.
  private var day: String? {
    guard let day = try? Date(date, strategy: .iso8601.year().month().day()) else { return nil }
    let style = Date.FormatStyle(locale: Language.current.locale, timeZone: .gmt)
    return day.formatted(style.year().month(.abbreviated).day())
  }
}

nonisolated extension Double {
  fileprivate func formatted(digits: Int) -> String {
    formatted(.number.precision(.fractionLength(digits)).locale(Language.current.locale))
  }
}
