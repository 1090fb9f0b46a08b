public import Foundation

extension LinkValue {
  /// A UUID in either case; it is printed in lower case.
  public static func uuid() -> Self where Value == UUID {
    let read = { @Sendable (text: String) in
      text.utf8.count == 36 ? UUID(uuidString: text) : nil
    }
    let samples = ["0", "f"].map { digit in
      [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }.joined(separator: "-")
    }
    return Self(
      domain: .text(
        "a UUID", samples: samples, wildcard: "????????-????-????-????-????????????",
        accepts: { read($0) != nil }), read: read,
      write: { $0.uuidString.lowercased() })
  }

  /// A day as `2026-11-21`, which begins at midnight in UTC.
  ///
  /// - Parameter range: The first and the last moment of the days allowed.
  /// - Returns: The value.
  public static func date(in range: ClosedRange<Date>) -> Self where Value == Date {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    let read = { @Sendable (text: String) -> Date? in
      guard text.utf8.count == 10, let date = try? style.parse(text),
        hasSameBytes(style.format(date), text), range.contains(date)
      else { return nil }
      return date
    }
    let samples = [range.lowerBound.addingTimeInterval(86_399), range.upperBound].map(style.format)
    let isPossible = samples.allSatisfy { read($0) != nil }
    return Self(
      domain: isPossible
        ? .text(
          "a day from \(samples[0]) to \(samples[1])", samples: samples, wildcard: "????-??-??",
          accepts: { read($0) != nil })
        : .mistaken("no day as 2026-11-21 begins in its range"),
      read: read, write: { style.format($0) })
  }

  /// A decimal number: ASCII digits with an optional point between them, without leading zeros.
  ///
  /// - Parameters:
  ///   - range: The numbers allowed; a sign is allowed if some are negative.
  ///   - digits: The greatest number of digits after the point.
  /// - Returns: The value.
  public static func decimal(
    in range: ClosedRange<Decimal>, fractionDigits digits: Int
  ) -> Self where Value == Decimal {
    let read = { @Sendable (text: String) -> Decimal? in
      guard isDecimal(text, digits), let number = Decimal(string: text, locale: .posix),
        range.contains(number), !(number.isZero && text.hasPrefix("-"))
      else { return nil }
      return number
    }
    let samples = [range.lowerBound, range.upperBound].map { "\($0)" }
    let isPossible = digits >= 0 && samples.allSatisfy { read($0) != nil }
    return Self(
      domain: isPossible
        ? .text(
          "a number from \(samples[0]) to \(samples[1]) with up to \(digits) decimals",
          samples: samples, wildcard: "?*", accepts: { read($0) != nil })
        : .mistaken("its bounds must be numbers with 0 to \(digits) decimals"),
      read: read, write: { "\($0)" })
  }
}

extension LinkValue<Decimal> {
  /// The same for a range of literals, such as `-90...90`, which a link's declaration reads as `Int`.
  public static func decimal<Bound: Numeric & LosslessStringConvertible>(
    in range: ClosedRange<Bound>, fractionDigits digits: Int
  ) -> Self {
    let bounds = [range.lowerBound, range.upperBound].compactMap {
      Decimal(string: "\($0)", locale: .posix)
    }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      return decimal(in: Decimal.zero...0, fractionDigits: -1)
    }
    return decimal(in: bounds[0]...bounds[1], fractionDigits: digits)
  }
}

private func isDecimal(_ text: String, _ digits: Int) -> Bool {
  let parts = text.utf8.drop { $0 == 0x2D }.split(separator: .dot, omittingEmptySubsequences: false)
  guard let whole = parts.first, (1...2).contains(parts.count),
    text.utf8.count(where: { $0 == 0x2D }) < 2,
    text.utf8.count <= 38, whole.count == 1 || whole.first != 0x30
  else { return false }
  return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
    && parts.dropFirst().allSatisfy { $0.count <= digits }
}

extension Locale {
  fileprivate static let posix = Locale(identifier: "en_US_POSIX")
}
