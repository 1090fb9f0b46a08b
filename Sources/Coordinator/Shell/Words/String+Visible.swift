extension String {
  /// The part of the text that can be seen: without control characters, characters that take no
  /// space or turn the direction of writing, and white space that isn't a single space.
  ///
  /// A server's text is shown as it is nowhere. A name with a line break would fill two lines of a row
  /// that has one, and a name of a million characters the whole memory.
  ///
  /// - Parameters:
  ///   - limit: The number of Unicode scalars after which the text is cut.
  ///   - keepsLines: Whether line breaks remain, one after the other at most.
  /// - Returns: The text; empty if there is nothing to see.
  public func visible(upTo limit: Int, keepsLines: Bool = false) -> String {
    if utf8.count <= limit, isPlain { return self }
    var text = UnicodeScalarView()
    var space: Unicode.Scalar?
    var count = 0
    var canBeSeen = false
    for scalar in unicodeScalars.prefix(limit * 8) {
      if scalar.isSpace {
        space = keepsLines && (scalar.isLineBreak || space == "\n") ? "\n" : " "
        continue
      }
      guard scalar.isAllowed else { continue }
      guard count < limit else { return canBeSeen ? "\(String(text))…" : "" }
      if let space, !text.isEmpty { text.append(space) }
      text.append(scalar)
      space = nil
      count += 1
      canBeSeen = canBeSeen || !scalar.isAddition
    }
    return canBeSeen ? String(text) : ""
  }

  /// Whether it is ASCII that can be seen, with single spaces, as most texts are.
  private var isPlain: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && first != " " && last != " " && !contains("  ")
  }
}

// NB: ASCII is decided without properties, whose tables take most of the time of a long text.
extension Unicode.Scalar {
  fileprivate var isSpace: Bool {
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }

  fileprivate var isLineBreak: Bool { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(self) }

  /// Whether it joins or changes its neighbors, and can't be seen alone.
  fileprivate var isAddition: Bool {
    if isASCII { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    case _: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether it can be seen, or belongs to an emoji or to a script that joins letters.
  fileprivate var isAllowed: Bool {
    if isASCII { return value >= 0x20 && value != 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse:
      self == "\u{200C}" || self == "\u{200D}"
    case _: !properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
    }
  }
}
