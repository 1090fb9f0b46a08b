/// The largest link that is read; checked before anything is decoded.
enum LinkLimits {
  static let bytes = 2_048
  static let parts = 32
  static let queryItems = 32
  /// The factor by which a universal link may be longer with items that others have added.
  static let tolerance = 8
}

/// The components of a link, each decoded once: all that is kept of its text.
@usableFromInline struct LinkComponents: Sendable {
  let form: LinkForm
  var scheme = "https"
  /// The host, unless it is empty or the first part of the path.
  var host: LinkHost?
  /// Whether the first part of the path is written as a host, in which case doesn't matter.
  var beginsWithHost = false
  var parts: [String] = []
  var hasTrailingSlash = false
  var source = LinkSource.inApp
  /// Whether another link contains it; then it need not have the form of its source.
  var isInside = false
  var query: [LinkItem] = []
  var fragment: String?
  /// Whether it has more bytes than a link may have, perhaps of items that nobody declares.
  var isTooLong = false

  /// The number of bytes, decoded, with a delimiter for each piece.
  var count: Int {
    parts.reduce(fragment.map { $0.utf8.count + 1 } ?? 0) { $0 + $1.utf8.count + 1 }
      + query.reduce(0) { $0 + $1.name.utf8.count + ($1.value?.utf8.count ?? 0) + 2 }
  }
}

/// An item of a query; one without a `=` has no value.
struct LinkItem: Sendable {
  let name: String
  var value: String?
  /// The value with each `+` read as a space, if it contains one.
  var spaced: String?
  /// Whether its value doesn't decode to plain text; if its name doesn't, it has none.
  var isDamaged = false
}

/// Reads the components of a link from its bytes, from left to right.
///
/// It refuses everything but plain text and repairs nothing. Foundation's `URL` is of no use here: it
/// decodes `%2F` in paths and dots in hosts, and shows a path that does not decode as the root.
struct LinkScanner {
  /// A piece of the link; a plain one is unreserved and contains no dots.
  private typealias Token = (range: Range<Int>, isPlain: Bool)

  private var bytes: [UInt8]
  private let limit: Int
  private let isTolerant: Bool
  private let isTooLong: Bool
  private var position = 0

  /// Prepares to read a link.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - limit: The greatest number of bytes.
  ///   - isTolerant: Whether the query may be longer, as its undeclared items are going to be ignored.
  init(_ text: String, atMost limit: Int = LinkLimits.bytes, isTolerant: Bool = false) {
    self.limit = limit
    self.isTolerant = isTolerant
    let most = isTolerant ? limit * LinkLimits.tolerance : limit
    isTooLong = text.utf8.count > most
    bytes = isTooLong ? Array(text.utf8.prefix(most)) : Array(text.utf8)
  }

  /// Reads the whole link, which leads to one of the endpoints.
  ///
  /// The host is checked first: a web page on it may accept a link that the app refuses.
  mutating func scan(_ endpoints: LinkEndpoints) throws(LinkRefusal) -> LinkComponents {
    guard let colon = bytes.firstIndex(of: .colon) else { throw .malformed }
    guard let scheme = lowercased(0..<colon) else { throw .scheme }
    var components = LinkComponents(form: try endpoints.form(ofScheme: scheme), scheme: scheme)
    components.isTooLong = bytes.count > limit
    position = colon + 1
    components.parts.reserveCapacity(8)
    if try skipToHost(endpoints, components) {
      guard let authority = try? token(upTo: .slash, or: .questionMark).range
      else { throw components.form == .universal ? .host : .malformed }
      if components.form == .universal || !authority.isEmpty {
        try scanHost(authority, endpoints, into: &components)
      }
    }
    guard !isTooLong, scheme != "http" else { throw isTooLong ? .tooLong : .scheme }
    try scanPath(into: &components)
    try scanQuery(into: &components)
    if skip(.hash) { components.fragment = try decoded(try token(upTo: .hash)) }
    guard position == bytes.count else { throw .malformed }
    return components
  }

  /// Reads up to the host, and returns whether there is one; if not, reads `app:first` as `app:/first`.
  private mutating func skipToHost(
    _ endpoints: LinkEndpoints, _ components: LinkComponents
  ) throws(LinkRefusal) -> Bool {
    if bytes[position...].starts(with: "//".utf8) {
      position += 2
      return true
    }
    guard components.form == .customScheme, endpoints.isHostless(components.scheme)
    else { throw .malformed }
    guard position < bytes.count, !"/?#".utf8.contains(bytes[position]) else { return false }
    position -= 1
    bytes[position] = .slash
    return false
  }

  /// Reads the host, which in a link with a custom scheme may be the first part of its path.
  private func scanHost(
    _ authority: Range<Int>, _ endpoints: LinkEndpoints, into components: inout LinkComponents
  ) throws(LinkRefusal) {
    let form = components.form
    let user = authority.last { bytes[$0] == .at }
    let address = (user.map { $0 + 1 } ?? authority.lowerBound)..<authority.upperBound
    let bracket = address.first { bytes[$0] == UInt8(ascii: "]") } ?? address.lowerBound
    let end = (bracket..<address.upperBound).first { bytes[$0] == .colon } ?? address.upperBound
    let hasDot = end > address.lowerBound && bytes[end - 1] == .dot
    let name = address.lowerBound..<(hasDot ? end - 1 : end)
    guard let host = lowercased(name) ?? hostName(String(decoding: bytes[name], as: UTF8.self))
    else { throw .host }
    let port = bytes[end..<address.upperBound]
    let isUsual = port.isEmpty || form == .universal && port.elementsEqual(":443".utf8)
    let named = isUsual ? host : host + String(decoding: port, as: UTF8.self)
    components.host = endpoints.host(named) ?? endpoints.host(host)
    let isPart = form == .customScheme && !endpoints.isHostless(components.scheme)
    guard components.host != nil || isPart else { throw .host }
    guard user == nil else { throw .userInfo }
    guard isUsual || components.host?.name == named else { throw .port }
    guard host.utf8.contains(where: { $0 != .dot }) else { throw .path }
    guard components.host == nil else { return }
    guard lowercased(name) != nil else { throw .host }
    components.parts.append(String(decoding: bytes[name], as: UTF8.self))
    components.beginsWithHost = true
  }

  /// Splits the path while it is encoded, so that a `%2F` stays inside its part.
  private mutating func scanPath(into components: inout LinkComponents) throws(LinkRefusal) {
    while skip(.slash) {
      let token = try token(upTo: .slash, or: .questionMark)
      if token.range.isEmpty, !isNext(.slash) {
        components.hasTrailingSlash = !components.parts.isEmpty
        return
      }
      let part = try decoded(token)
      guard !part.isEmpty, token.isPlain || !climbs(part) else { throw .path }
      guard components.parts.count < LinkLimits.parts else { throw .tooManyParts }
      components.parts.append(part)
    }
  }

  private mutating func scanQuery(into components: inout LinkComponents) throws(LinkRefusal) {
    guard skip(.questionMark), position < bytes.count, !isNext(.hash) else { return }
    repeat {
      let name = try token(upTo: .equals, or: .ampersand, isInQuery: true)
      let value = skip(.equals) ? try token(upTo: .ampersand, isInQuery: true) : nil
      guard isTolerant || components.query.count < LinkLimits.queryItems
      else { throw .tooManyQueryItems }
      components.query.append(try item(name, value))
    } while skip(.ampersand)
  }

  private func item(_ name: Token, _ value: Token?) throws(LinkRefusal) -> LinkItem {
    var item = LinkItem(name: (try? decoded(name)) ?? "")
    item.isDamaged = !isAllowed(name)
    guard let value else { return item }
    item.value = isAllowed(value) && !item.isDamaged ? try? decoded(value) : nil
    item.isDamaged = item.value == nil
    if !item.isDamaged, !value.isPlain, bytes[value.range].contains(.plus) {
      item.spaced = try decoded(value, plusIsSpace: true)
    }
    return item
  }

  /// Returns whether a piece has only characters that a link may have unencoded.
  private func isAllowed(_ token: Token) -> Bool {
    token.isPlain || bytes[token.range].allSatisfy(\.isAllowedInLink)
  }

  private func isNext(_ byte: UInt8) -> Bool {
    position < bytes.count && bytes[position] == byte
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard isNext(byte) else { return false }
    position += 1
    return true
  }

  /// Reads up to a delimiter, a fragment or the end.
  ///
  /// Browsers leave some characters of a query unencoded. A universal link may have them in items that
  /// it ignores.
  private mutating func token(
    upTo delimiter: UInt8, or other: UInt8? = nil, isInQuery: Bool = false
  ) throws(LinkRefusal) -> Token {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != delimiter, bytes[position] != other {
      let byte = bytes[position]
      if !byte.isUnreserved || byte == .dot {
        if byte == .hash { break }
        guard byte.isAllowedInLink || isInQuery && isTolerant && byte.isVisible
        else { throw .malformed }
        isPlain = false
      }
      position += 1
    }
    return (start..<position, isPlain)
  }

  /// Returns a scheme or host in lower case, or `nil` if it contains characters that neither can.
  private func lowercased(_ range: Range<Int>) -> String? {
    var hasUpperCase = false
    for byte in bytes[range] {
      guard byte.isUnreserved || byte == .plus else { return nil }
      if 0x41...0x5A ~= byte { hasUpperCase = true }
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return hasUpperCase ? text.lowercased() : text
  }

  /// Decodes a token to plain text, once.
  private func decoded(
    _ token: Token, plusIsSpace: Bool = false
  ) throws(LinkRefusal) -> String {
    if token.isPlain { return String(decoding: bytes[token.range], as: UTF8.self) }
    var raw: [UInt8] = []
    var rest = bytes[token.range]
    while let byte = rest.popFirst() {
      if byte == .percent {
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue
        else { throw .malformed }
        raw.append(high << 4 | low)
      } else {
        raw.append(byte == .plus && plusIsSpace ? UInt8(ascii: " ") : byte)
      }
    }
    guard let text = String(validating: raw, as: UTF8.self),
      text.unicodeScalars.allSatisfy(\.isPlain)
    else { throw .malformed }
    return text
  }
}
