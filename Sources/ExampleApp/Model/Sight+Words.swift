import Foundation

extension Sight {
  /// The city and the country, as far as they are known.
  var place: String { [city, country].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// When it was opened or finished, such as 2560 BC.
  var age: String { year < 0 ? "\(-year) BC" : "\(year)" }

  /// The position on earth, such as 48.8584° N, 2.2945° E.
  var position: String {
    let north = "\(latitude.magnitude.formatted(digits: 4))° \(latitude < 0 ? "S" : "N")"
    return "\(north), \(longitude.magnitude.formatted(digits: 4))° \(longitude < 0 ? "W" : "E")"
  }

  /// The mean of all ratings, such as ★ 4.5; nil if there is none.
  var stars: String? { rating.map { "★ \($0.formatted(digits: 1))" } }
}

extension Review {
  /// The rating as five stars.
  var stars: String { String((1...5).map { $0 <= rating ? "★" : "☆" }) }
}

extension Double {
  fileprivate func formatted(digits: Int) -> String {
    formatted(
      .number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US_POSIX")))
  }
}
