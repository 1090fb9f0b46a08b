extension LinkValue {
  /// Text of a number of characters, without control characters.
  ///
  /// - Parameters:
  ///   - min: The least number of characters.
  ///   - max: The greatest number of characters.
  ///   - invisible: The treatment of characters that can't be seen, with which a text could look like
  ///     another or like nothing.
  /// - Returns: The value.
  public static func string(
    min: Int = 0, max: Int, invisible: InvisibleCharacters = .refused
  ) -> Self where Value == String {
    let read = { @Sendable (text: String) -> String? in
      guard let text = invisible.treat(text), text.count >= min, text.count <= max
      else { return nil }
      return text
    }
    return Self(
      domain: .text(min: min, max: max, accepts: { read($0) != nil }), read: read, write: { $0 })
  }

  /// One of the cases of an enum, written as its raw value.
  public static func oneOf(_ type: Value.Type) -> Self
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    Self(
      domain: .words(Value.allCases.map(\.rawValue)),
      read: { text in Value.allCases.first { hasSameBytes($0.rawValue, text) } },
      write: { $0.rawValue }, cases: Array(Value.allCases))
  }
}

/// The invisible characters that a text in a link may have.
///
/// They are zero-width characters, byte order marks, soft hyphens and tags. Those that join letters or
/// emoji are allowed between two characters that can be seen.
public enum InvisibleCharacters: Sendable {
  /// A text that has one is refused.
  case refused
  /// Those at the beginning and the end are removed; a text with one in between is refused.
  case trimmed

  /// Returns the text without what is removed, or `nil` if it is refused.
  func treat(_ text: String) -> String? {
    // Nothing in ASCII is invisible, apart from the control characters that no link may have.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var scalars = text.unicodeScalars[...]
    if self == .trimmed {
      scalars = scalars.drop(while: \.isInvisible)
      while scalars.last?.isInvisible == true { scalars.removeLast() }
    }
    var last: Unicode.Scalar?
    for (index, scalar) in zip(scalars.indices, scalars) {
      let next = scalars[scalars.index(after: index)...].first
      if scalar.isInvisible, !scalar.mayFollow(last, before: next) { return nil }
      last = scalar
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    // A blank of Braille is the only one that Unicode calls a symbol.
    properties.isDefaultIgnorableCodePoint || value == 0x2800
  }

  /// Whether it changes what can be seen beside it: a joiner, or the style of an emoji.
  fileprivate func mayFollow(_ last: Self?, before next: Self?) -> Bool {
    guard let last, last.properties.generalCategory != .spaceSeparator else { return false }
    switch value {
    case 0x200C, 0x200D:
      let isBesideEmoji = last.value == 0xFE0F || !last.isInvisible
      return isBesideEmoji && next.map { !$0.isInvisible } ?? false
    case 0xFE00...0xFE0F: return !last.isInvisible
    default: return false
    }
  }
}

extension LinkDomain {
  /// Text between two lengths.
  static func text(
    min: Int, max: Int, accepts: @escaping @Sendable (String) -> Bool
  ) -> LinkDomain {
    if min < 0 { return .mistaken("a text can't have \(min) characters; let min be 0 or more") }
    if max < min || max == 0 {
      return .mistaken("no text has \(min) to \(max) characters; let max be at least min, and 1")
    }
    let least = Swift.min(Swift.max(min, 1), LinkLimits.bytes)
    let samples = [String(repeating: "x", count: least), String(repeating: "y", count: least)]
    return .text(
      "text of \(min) to \(max) characters", samples: samples, wildcard: "?*", accepts: accepts)
  }

  /// Texts that the value accepts: one, or two that differ; none if there is none.
  var samples: [String] {
    switch self {
    case .integers(let range): [String(range.lowerBound), String(range.upperBound)]
    case .words(let words): words.first.map { [$0, words.last ?? $0] } ?? []
    case .text(_, let samples, _, _): samples
    case .mistaken: []
    }
  }
}
