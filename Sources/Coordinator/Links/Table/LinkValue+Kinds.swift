public import Foundation

extension LinkValue {
  /// A whole number in a range from 0 up: ASCII digits without a sign or leading zeros.
  public static func int(in range: ClosedRange<Int>) -> Self where Value == Int {
    let mistake = "a number in a link has no sign; begin its range at 0 or above"
    return Self(
      domain: LinkDomain(
        .integers(range), "a whole number from \(range.lowerBound) to \(range.upperBound)",
        samples: [String(range.lowerBound), String(range.upperBound)],
        wildcards: [range.lowerBound > 0 ? "$(nonzero)*" : "$(digit)*"],
        mistake: range.lowerBound < 0 ? mistake : nil, accepts: { integer($0, in: range) != nil }),
      read: { integer($0, in: range) }, write: { String($0) }, find: { $0.all(Int.self) })
  }

  /// Text of a number of characters, without control characters and characters that can't be seen.
  ///
  /// Invisible characters are zero-width characters, byte order marks, soft hyphens and tags, with which a
  /// text could look like another or like nothing. Those that join letters or emoji are allowed between two
  /// characters that can be seen.
  ///
  /// - Parameters:
  ///   - min: The least number of characters.
  ///   - max: The greatest number of characters.
  /// - Returns: The value.
  public static func string(min: Int = 0, max: Int) -> Self where Value == String {
    let read = { @Sendable (text: String) -> String? in
      (min...Swift.max(min, max)).contains(text.count) && !hidesCharacters(text) ? text : nil
    }
    var mistake: String?
    if max < min || max == 0 {
      mistake = "no text has \(min) to \(max) characters; let max be at least min, and 1"
    }
    if min < 0 { mistake = "a text can't have \(min) characters; let min be 0 or more" }
    let least = Swift.min(Swift.max(min, 1), LinkLimits.bytes)
    return Self(
      domain: LinkDomain(
        .text(mistake == nil ? min...max : nil), "text of \(min) to \(max) characters",
        samples: ["x", "y"].map { String(repeating: $0, count: least) }, mistake: mistake,
        accepts: { read($0) != nil }),
      read: read, write: \.self, find: { $0.all(String.self) })
  }

  /// One of the cases of an enum, written as its raw value.
  public static func oneOf(_ type: Value.Type) -> Self
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    let read = { @Sendable (text: String) in
      Value.allCases.first { hasSameBytes($0.rawValue, text) }
    }
    return Self(
      domain: LinkDomain(
        .words(words), "one of: \(words.joined(separator: ", "))",
        samples: words.first.map { [$0, words.last ?? $0] } ?? [], wildcards: words,
        accepts: { read($0) != nil }),
      read: read, write: { $0.rawValue }, find: { $0.all(Value.self) + Value.allCases })
  }

  /// A UUID in either case; it is printed in lower case.
  public static func uuid() -> Self where Value == UUID {
    let read = { @Sendable (text: String) in
      text.utf8.count == 36 ? UUID(uuidString: text) : nil
    }
    let samples = ["0", "f"].map { digit in
      [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }.joined(separator: "-")
    }
    return Self(
      domain: LinkDomain(
        .text(nil), "a UUID", samples: samples,
        wildcards: ["????????-????-????-????-????????????"], accepts: { read($0) != nil }),
      read: read, write: { $0.uuidString.lowercased() }, find: { $0.all(UUID.self) })
  }

  /// Several values in one text, with a separator between them.
  static func list<Item>(
    of item: LinkValue<Item>, _ count: ClosedRange<Int>, separatedBy separator: String
  ) -> Self where Value == [Item] {
    let read = { @Sendable (text: String) -> [Item]? in
      let texts = text.split(separator: separator, omittingEmptySubsequences: false)
      let items = texts.compactMap { item.parse(String($0)) }
      return items.count == texts.count && count.contains(items.count) ? items : nil
    }
    return Self(
      domain: LinkDomain(
        .text(nil),
        "up to \(count.upperBound) values with “\(separator)” between them, each "
          + item.domain.description,
        samples: item.domain.samples, mistake: item.domain.mistake, accepts: { read($0) != nil }),
      read: read,
      write: { items in
        let texts = items.compactMap(item.print)
        return texts.count == items.count ? texts.joined(separator: separator) : nil
      }, find: { $0.all([Item].self) })
  }
}

private func integer(_ text: String, in range: ClosedRange<Int>) -> Int? {
  guard text.utf8.allSatisfy(\.isDigit), text.utf8.count == 1 || text.utf8.first != 0x30,
    let number = Int(text), range.contains(number)
  else { return nil }
  return number
}

/// Returns whether a text has characters that can't be seen and belong to nothing that can.
private func hidesCharacters(_ text: String) -> Bool {
  // Nothing in ASCII is invisible, apart from the control characters that no link may have.
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
  let scalars = Array(text.unicodeScalars)
  var position = 0
  while position < scalars.count {
    if let flag = flagLength(scalars[position...]) {
      position += flag
      continue
    }
    let next = position + 1 < scalars.count ? scalars[position + 1] : nil
    let last = position > 0 ? scalars[position - 1] : nil
    if scalars[position].isInvisible, !scalars[position].mayFollow(last, before: next) {
      return true
    }
    position += 1
  }
  return false
}

/// Returns the length of the flag of a region, such as Scotland's, with which a text begins; `nil` if it doesn't.
///
/// It is a black flag, tags for the letters of the region, and a tag that ends it.
private func flagLength(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
  guard scalars.first?.value == 0x1F3F4 else { return nil }
  let tags = scalars.dropFirst().prefix {
    0xE0061...0xE007A ~= $0.value || 0xE0030...0xE0039 ~= $0.value
  }
  let end = scalars.dropFirst(1 + tags.count).first
  return 4...6 ~= tags.count && end?.value == 0xE007F ? tags.count + 2 : nil
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    // A blank of Braille is the only one that Unicode calls a symbol.
    properties.isDefaultIgnorableCodePoint || value == 0x2800
  }

  /// Whether it changes the characters beside it: a joiner, or the style of an emoji or of a Mongolian letter.
  fileprivate func mayFollow(_ last: Self?, before next: Self?) -> Bool {
    guard let last, last.properties.generalCategory != .spaceSeparator else { return false }
    switch value {
    case 0x200C, 0x200D:
      // After a virama, a joiner shows another form of the letter, even at the end of a word.
      if last.properties.canonicalCombiningClass == .virama { return true }
      let isBesideEmoji = last.value == 0xFE0F || !last.isInvisible
      return isBesideEmoji && next.map { !$0.isInvisible } ?? false
    case 0xFE00...0xFE0F: return !last.isInvisible
    case 0x180B...0x180F: return 0x1820...0x18AA ~= last.value
    default: return false
    }
  }
}
