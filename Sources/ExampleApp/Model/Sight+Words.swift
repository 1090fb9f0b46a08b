import Foundation

extension Sight {
  /// The city and the country, as far as they are known.
  var place: String { [city, country].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// When it was opened or finished, such as 2560 BC; nil if that is unknown.
  var age: String? { year.map { $0 < 0 ? "\(-$0) BC" : "\($0)" } }

  /// The place and the age, as far as they are known.
  var origin: String { [place, age ?? ""].filter { !$0.isEmpty }.joined(separator: " · ") }

  /// Where on earth it is, such as 48.8584° N, 2.2945° E; nil if that is unknown.
  var position: String? {
    guard let latitude, let longitude else { return nil }
    let north = "\(latitude.magnitude.formatted(digits: 4))° \(latitude < 0 ? "S" : "N")"
    return "\(north), \(longitude.magnitude.formatted(digits: 4))° \(longitude < 0 ? "W" : "E")"
  }

  /// The mean of all ratings, such as ★ 4.5; nil if there is none.
  var stars: String? { rating.map { "★ \($0.formatted(digits: 1))" } }
}

extension Review {
  /// The rating as five stars, the author and the date, as far as they are known.
  var heading: String {
    let stars = rating.map { rating in String((1...5).map { $0 <= rating ? "★" : "☆" }) }
    let name = [stars, author].compactMap(\.self).joined(separator: " ")
    return date.isEmpty ? name : "\(name) · \(date)"
  }
}

extension Double {
  fileprivate func formatted(digits: Int) -> String {
    formatted(
      .number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US_POSIX")))
  }
}
