import Foundation

/// A year as people say it.
func words(forYear year: Int) -> String {
  year < 0 ? "\(-year) BC" : "\(year)"
}

/// Where a sight is, as far as that is known.
func words(forPlaceOf sight: Sight) -> String {
  [sight.city, sight.country].filter { !$0.isEmpty }.joined(separator: ", ")
}

/// A place on earth as people write it, such as 48.8584° N, 2.2945° E.
func words(latitude: Double, longitude: Double) -> String {
  let north = "\(latitude.magnitude.formatted(.degrees))° \(latitude < 0 ? "S" : "N")"
  let east = "\(longitude.magnitude.formatted(.degrees))° \(longitude < 0 ? "W" : "E")"
  return "\(north), \(east)"
}

/// The mean of all ratings, as in ★ 4.5.
func words(forRating rating: Double?) -> String {
  rating.map { "★ \($0.formatted(.rating))" } ?? "not reviewed"
}

/// A rating as stars, of five.
func words(forStars rating: Int) -> String {
  let stars = min(max(rating, 0), 5)
  return String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
}
