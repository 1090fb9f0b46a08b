/// A typed, bounded value that a link can carry: how to read it, write it and say what it must be.
///
/// Reading refuses and never repairs: what is read is written as the same text.
public struct LinkValue<Value: Sendable>: Sendable {
  let domain: LinkDomain
  let words: String
  @usableFromInline let sample: Value?
  @usableFromInline let read: @Sendable (String) -> Value?
  @usableFromInline let write: @Sendable (Value) -> String
}

extension LinkValue where Value == Int {
  /// A whole number: ASCII digits without sign or leading zero, in a range from 0 up.
  public static func int(in range: ClosedRange<Int>) -> Self {
    precondition(
      range.lowerBound >= 0,
      "int(in:) was given \(range), but a number in a link has no sign: begin at 0 or above.")
    return Self(
      domain: .integers(range),
      words: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      sample: range.lowerBound,
      read: { readInteger($0).flatMap { range.contains($0) ? $0 : nil } }, write: { String($0) })
  }
}

extension LinkValue where Value == String {
  /// Any text without control characters, up to a number of characters.
  public static func string(min: Int = 0, max: Int) -> Self {
    Self(
      domain: .text, words: "text of \(min) to \(max) characters",
      sample: String(repeating: "x", count: min),
      read: { text in (min...max).contains(text.count) ? text : nil }, write: { $0 })
  }

  /// An https URL whose host is one of these, and whose query holds no URL in its turn.
  ///
  /// A link that carries a URL for the app to open is how a stranger borrows the app's good name.
  public static func url(hosts: [String]) -> Self {
    let doors = LinkDoors(schemes: [], hosts: hosts.map { $0.lowercased() })
    return Self(
      domain: .text, words: "an https link to one of: \(hosts.sorted().joined(separator: ", "))",
      sample: hosts.min().map { "https://\($0)" },
      read: { readNestedURL($0, through: doors) }, write: { $0 })
  }
}

extension LinkValue
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enum, written as its raw value.
  public static func oneOf(_ type: Value.Type) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      domain: .words(words), words: "one of: \(words.joined(separator: ", "))",
      sample: Value.allCases.first,
      read: { text in Value.allCases.first { hasSameBytes($0.rawValue, text) } },
      write: { $0.rawValue })
  }
}

/// The texts that a value accepts, as far as is needed to tell two patterns apart.
enum LinkDomain: Hashable, Sendable {
  case integers(ClosedRange<Int>)
  case words([String])
  case text
}

/// Whether a text is this word of ASCII, byte for byte: Swift alone takes a Kelvin sign for a K.
@inlinable func hasSameBytes(_ word: String, _ text: String) -> Bool {
  word.utf8.count == text.utf8.count && word == text
}

private func readInteger(_ text: String) -> Int? {
  let digits = text.utf8
  guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  guard digits.count == 1 || digits.first != 0x30 else { return nil }
  return Int(text)
}
