/// A typed, bounded value in a link: how to read it, how to write it, and which texts it accepts.
///
/// Reading refuses a text and never repairs it; writing what was read gives the same text.
public struct LinkValue<Value: Sendable>: Sendable {
  let domain: LinkDomain
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String
}

extension LinkValue {
  /// A whole number in a range from 0 up: ASCII digits without a sign or leading zeros.
  public static func int(in range: ClosedRange<Int>) -> Self where Value == Int {
    precondition(
      range.lowerBound >= 0,
      "int(in:) was given \(range), but a number in a link has no sign: begin at 0 or above.")
    return Self(domain: .integers(range), read: { integer($0, in: range) }, write: { String($0) })
  }

  /// Any text without control characters, up to a number of characters.
  public static func string(min: Int = 0, max: Int) -> Self where Value == String {
    let read = { @Sendable (text: String) in (min...max).contains(text.count) ? text : nil }
    return Self(
      domain: .text(
        "text of \(min) to \(max) characters", sample: String(repeating: "x", count: min),
        accepts: { read($0) != nil }),
      read: read, write: { $0 })
  }

  /// One of the cases of an enum, written as its raw value.
  public static func oneOf(_ type: Value.Type) -> Self
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    Self(
      domain: .words(Value.allCases.map(\.rawValue)),
      read: { text in Value.allCases.first { hasSameBytes($0.rawValue, text) } },
      write: { $0.rawValue })
  }
}

/// The texts that a value accepts, as far as needed to tell two patterns apart.
enum LinkDomain: Sendable, CustomStringConvertible {
  case integers(ClosedRange<Int>)
  case words([String])
  case text(String, sample: String?, accepts: @Sendable (String) -> Bool)

  func accepts(_ text: String) -> Bool {
    switch self {
    case .integers(let range): integer(text, in: range) != nil
    case .words(let words): words.contains { hasSameBytes($0, text) }
    case .text(_, _, let accepts): accepts(text)
    }
  }

  var description: String {
    switch self {
    case .integers(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .words(let words): "one of: \(words.joined(separator: ", "))"
    case .text(let description, _, _): description
    }
  }
}

/// Returns whether a text is this ASCII word, byte for byte: for Swift, a Kelvin sign equals a K.
func hasSameBytes(_ word: String, _ text: String) -> Bool {
  word.utf8.count == text.utf8.count && word == text
}

private func integer(_ text: String, in range: ClosedRange<Int>) -> Int? {
  guard text.utf8.allSatisfy(\.isDigit), text.utf8.count == 1 || text.utf8.first != 0x30,
    let number = Int(text), range.contains(number)
  else { return nil }
  return number
}
