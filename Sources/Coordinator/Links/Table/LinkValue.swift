/// A typed, bounded value in a link: how to read it, how to write it, and which texts it accepts.
///
/// Reading refuses a text and never repairs it; writing what was read gives the same text.
public struct LinkValue<Value: Sendable>: Sendable {
  let domain: LinkDomain
  let read: @Sendable (String) -> Value?
  let write: @Sendable (Value) -> String
  /// All values, if they are few.
  var cases: [Value] = []
}

extension LinkValue {
  /// A whole number in a range from 0 up: ASCII digits without a sign or leading zeros.
  public static func int(in range: ClosedRange<Int>) -> Self where Value == Int {
    let mistake = "a number in a link has no sign; begin its range at 0 or above"
    return Self(
      domain: range.lowerBound < 0 ? .mistaken(mistake) : .integers(range),
      read: { integer($0, in: range) }, write: { String($0) })
  }
}

/// The texts that a value accepts, as far as needed to tell two patterns apart.
@usableFromInline enum LinkDomain: Sendable, CustomStringConvertible {
  case integers(ClosedRange<Int>)
  case words([String])
  case text(String, samples: [String], wildcard: String, accepts: @Sendable (String) -> Bool)
  /// A declaration that accepts nothing, for this reason, and is an error when the table is built.
  case mistaken(String)

  @usableFromInline func accepts(_ text: String) -> Bool {
    switch self {
    case .integers(let range): integer(text, in: range) != nil
    case .words(let words): words.contains { hasSameBytes($0, text) }
    case .text(_, _, _, let accepts): accepts(text)
    case .mistaken: false
    }
  }

  @usableFromInline var description: String {
    switch self {
    case .integers(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .words(let words): "one of: \(words.joined(separator: ", "))"
    case .text(let description, _, _, _): description
    case .mistaken(let reason): reason
    }
  }
}

/// Returns whether a text is this word, byte for byte: for Swift, a Kelvin sign equals a K.
func hasSameBytes(_ word: String, _ text: String) -> Bool {
  word.utf8.elementsEqual(text.utf8)
}

private func integer(_ text: String, in range: ClosedRange<Int>) -> Int? {
  guard text.utf8.allSatisfy(\.isDigit), text.utf8.count == 1 || text.utf8.first != 0x30,
    let number = Int(text), range.contains(number)
  else { return nil }
  return number
}
