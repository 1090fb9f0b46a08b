import Foundation

nonisolated extension ServerAnswer {
  /// The seconds that the server asks to wait from now on, by its own clock if it tells the time; nil if it doesn't
  /// ask, or for more than a year.
  func seconds(from now: Date) -> Int? {
    guard let retryAfter else { return nil }
    let now = date.flatMap(parsed) ?? now
    let seconds =
      Int(retryAfter) ?? parsed(retryAfter).map { max(0, Int($0.timeIntervalSince(now))) }
    return seconds.flatMap { (0...31_536_000) ~= $0 ? $0 : nil }
  }
}

/// Reads a date of HTTP, in the one form that servers may send today.
nonisolated private func parsed(_ text: String) -> Date? {
  let form =
    /[A-Z][a-z]{2}, ([0-9]{2}) ([A-Z][a-z]{2}) ([0-9]{4}) ([0-9]{2}):([0-9]{2}):([0-9]{2}) GMT/
  let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  guard let parts = text.wholeMatch(of: form)?.output,
    let month = months.firstIndex(of: String(parts.2))
  else { return nil }
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let date = DateComponents(
    calendar: calendar, year: Int(parts.3), month: month + 1, day: Int(parts.1),
    hour: Int(parts.4), minute: Int(parts.5), second: Int(parts.6))
  return date.isValidDate ? date.date : nil
}
