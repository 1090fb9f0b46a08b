extension LinkBytes {
  /// Decodes a part of a link, once, to plain text.
  ///
  /// What does not decode to UTF-8, or decodes to a character that controls how text is shown, is
  /// refused: the one would look like another place, the other like other words.
  func decoded(_ range: Range<Int>) throws(LinkRefusal) -> String {
    if allSatisfy(in: range, \.isUnreserved) {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    let raw = try percentDecoded(range)
    guard let text = String(validating: raw, as: UTF8.self),
      text.unicodeScalars.allSatisfy(isPlain)
    else { throw .malformed }
    return text
  }

  private func percentDecoded(_ range: Range<Int>) throws(LinkRefusal) -> [UInt8] {
    var raw: [UInt8] = []
    raw.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == .percent {
        guard index + 2 < range.upperBound, let high = bytes[index + 1].hexValue,
          let low = bytes[index + 2].hexValue
        else { throw .malformed }
        raw.append(high << 4 | low)
        index += 3
      } else {
        raw.append(bytes[index])
        index += 1
      }
    }
    return raw
  }
}

/// Encodes text so that every part of a link reads it back: only unreserved bytes stay as they are.
func encoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if byte.isUnreserved {
      bytes.append(byte)
    } else {
      bytes += [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// How many bytes a text is when it is encoded.
func encodedLength(_ text: String) -> Int {
  text.utf8.reduce(0) { $0 + ($1.isUnreserved ? 1 : 3) }
}

private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
    return false
  default:
    return !scalar.properties.isBidiControl
  }
}
