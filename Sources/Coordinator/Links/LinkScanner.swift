/// The largest link that is read; checked before anything is decoded.
enum LinkLimits {
  static let bytes = 2_048
  static let parts = 32
  static let queryItems = 32
}

/// The components of a link, each decoded once: all that is kept of its text.
@usableFromInline struct LinkComponents: Sendable {
  let form: LinkForm
  var parts: [String] = []
  var query: [(name: String, value: String)] = []
}

/// Reads the components of a link from its bytes, from left to right.
///
/// It refuses what is not plain text and repairs nothing. Foundation's `URL` is of no use here: it
/// decodes `%2F` in paths and dots in hosts, and shows a path that does not decode as the root.
struct LinkScanner {
  /// A piece of the link; a plain one stands for itself and contains no dots.
  private typealias Token = (range: Range<Int>, isPlain: Bool)

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) throws(LinkRefusal) {
    guard text.utf8.count <= LinkLimits.bytes else { throw .tooLong }
    bytes = Array(text.utf8)
  }

  /// Reads the whole link, which leads to one of the endpoints.
  mutating func scan(_ endpoints: LinkEndpoints) throws(LinkRefusal) -> LinkComponents {
    guard let colon = bytes.firstIndex(of: .colon) else { throw .malformed }
    guard let scheme = lowercased(0..<colon) else { throw .scheme }
    var components = LinkComponents(form: try endpoints.form(ofScheme: scheme))
    position = colon + 1
    guard skip(.slash), skip(.slash) else { throw .malformed }
    let authority = try token(upTo: .slash, or: .questionMark).range
    components.parts.reserveCapacity(8)
    switch components.form {
    case .universal: _ = try host(in: authority, endpoints, .universal)
    case .customScheme where authority.isEmpty: if isNext(.slash) { throw .malformed }
    case .customScheme: components.parts.append(try host(in: authority, endpoints, .customScheme))
    }
    try scanPath(into: &components)
    try scanQuery(into: &components)
    return components
  }

  /// Returns the host, which in a link with a custom scheme is the first part of its path.
  private func host(
    in authority: Range<Int>, _ endpoints: LinkEndpoints, _ form: LinkForm
  ) throws(LinkRefusal) -> String {
    let user = authority.last { bytes[$0] == UInt8(ascii: "@") }
    let address = (user.map { $0 + 1 } ?? authority.lowerBound)..<authority.upperBound
    let end = address.first { bytes[$0] == .colon } ?? address.upperBound
    let hasDot = end > address.lowerBound && bytes[end - 1] == .dot
    guard let host = lowercased(address.lowerBound..<(hasDot ? end - 1 : end)),
      form == .customScheme || endpoints.hosts.contains(host)
    else { throw .host }
    guard user == nil else { throw .userInfo }
    let port = bytes[end..<address.upperBound]
    guard port.isEmpty || form == .universal && port.elementsEqual(":443".utf8)
    else { throw .port }
    guard host.utf8.contains(where: { $0 != .dot }) else { throw .path }
    return host
  }

  /// Splits the path while it is encoded, so that a `%2F` stays inside its part.
  private mutating func scanPath(into components: inout LinkComponents) throws(LinkRefusal) {
    while skip(.slash) {
      let token = try token(upTo: .slash, or: .questionMark)
      // The root, as in “https://host/”, is the only path that may end in a slash.
      if token.range.isEmpty, components.parts.isEmpty, !isNext(.slash) { return }
      let part = try decoded(token)
      guard !part.isEmpty, token.isPlain || !climbs(part) else { throw .path }
      guard components.parts.count < LinkLimits.parts else { throw .tooManyParts }
      components.parts.append(part)
    }
  }

  private mutating func scanQuery(into components: inout LinkComponents) throws(LinkRefusal) {
    guard skip(.questionMark), position < bytes.count else { return }
    repeat {
      let name = try token(upTo: .equals, or: .ampersand)
      guard !name.range.isEmpty, skip(.equals) else { throw .malformed }
      let value = try token(upTo: .ampersand)
      guard components.query.count < LinkLimits.queryItems else { throw .tooManyQueryItems }
      components.query.append((try decoded(name), try decoded(value)))
    } while skip(.ampersand)
  }

  private func isNext(_ byte: UInt8) -> Bool {
    position < bytes.count && bytes[position] == byte
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard isNext(byte) else { return false }
    position += 1
    return true
  }

  /// Reads up to a delimiter or the end.
  private mutating func token(
    upTo delimiter: UInt8, or other: UInt8? = nil
  ) throws(LinkRefusal) -> Token {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != delimiter, bytes[position] != other {
      let byte = bytes[position]
      if !byte.isUnreserved || byte == .dot {
        guard byte.isAllowedInLink else { throw byte == UInt8(ascii: "#") ? .fragment : .malformed }
        isPlain = false
      }
      position += 1
    }
    return (start..<position, isPlain)
  }

  /// Returns a scheme or host in lower case, or `nil` if it contains what neither can.
  private func lowercased(_ range: Range<Int>) -> String? {
    guard range.allSatisfy({ bytes[$0].isUnreserved || bytes[$0] == UInt8(ascii: "+") })
    else { return nil }
    return String(decoding: bytes[range], as: UTF8.self).lowercased()
  }

  /// Decodes a token to plain text, once.
  private func decoded(_ token: Token) throws(LinkRefusal) -> String {
    if token.isPlain { return String(decoding: bytes[token.range], as: UTF8.self) }
    var raw: [UInt8] = []
    var rest = bytes[token.range]
    while let byte = rest.popFirst() {
      if byte == .percent {
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue
        else { throw .malformed }
        raw.append(high << 4 | low)
      } else {
        raw.append(byte)
      }
    }
    guard let text = String(validating: raw, as: UTF8.self),
      text.unicodeScalars.allSatisfy(\.isPlain)
    else { throw .malformed }
    return text
  }
}

/// Returns whether text would climb if it were used as a path.
private func climbs(_ part: String) -> Bool {
  part.utf8.split(whereSeparator: { $0 == .slash || $0 == UInt8(ascii: "\\") })
    .contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
}

extension Unicode.Scalar {
  /// Whether it only stands for itself: what controls how text is shown could fake other words.
  fileprivate var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    default: !properties.isBidiControl
    }
  }
}

extension UInt8 {
  static let ampersand = UInt8(ascii: "&")
  static let colon = UInt8(ascii: ":")
  static let dot = UInt8(ascii: ".")
  static let equals = UInt8(ascii: "=")
  static let percent = UInt8(ascii: "%")
  static let questionMark = UInt8(ascii: "?")
  static let slash = UInt8(ascii: "/")

  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether it stands for itself anywhere in a link: letters, digits and `-._~`.
  var isUnreserved: Bool {
    isLetter || isDigit || self == .dot || self == 0x2D || self == 0x5F || self == 0x7E
  }

  /// Whether a link may contain it unencoded; beyond ASCII, it is part of a letter.
  fileprivate var isAllowedInLink: Bool {
    self > 0x20 && self != 0x7F && !"\"#<>\\^`{|}".utf8.contains(self)
  }

  fileprivate var hexValue: UInt8? {
    Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init)
  }
}
