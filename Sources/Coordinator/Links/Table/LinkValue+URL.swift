import Foundation

extension LinkValue where Value == String {
  /// An https URL with one of these hosts or families of hosts, which contains no further URL.
  ///
  /// Without the list, anyone could make a link with which the app opens their page. An identifier such
  /// as `did:web:ok` or a title such as `Talk:Paris` is no URL, as no scheme of the system begins it.
  public static func url(hosts: [String]) -> Self {
    let endpoints = LinkEndpoints(schemes: [], hosts: hosts.map { $0.lowercased() }.sorted())
    let read = { @Sendable (text: String) in nestedURL(text, endpoints) }
    let mistake =
      hosts.isEmpty
      ? "a URL needs a list of hosts" : endpoints.hosts.lazy.compactMap(mistake(inHost:)).first
    let domain = LinkDomain(
      .text(nil),
      "an https link, without another one in it, to one of: "
        + endpoints.hosts.joined(separator: ", "),
      samples: endpoints.hosts.map { "https://" + $0.replacing("*", with: "x") }, mistake: mistake,
      accepts: { read($0) != nil })
    return Self(domain: domain, read: read, write: \.self, find: { $0.all(String.self) })
  }
}

/// Returns a URL with its scheme and host in lower case, or `nil` if it is not to be opened.
private func nestedURL(_ text: String, _ endpoints: LinkEndpoints) -> String? {
  var scanner = LinkScanner(text)
  guard let components = try? scanner.scan(endpoints), components.fragment == nil,
    !components.parts.contains(where: holdsURL),
    !components.query.contains(where: {
      $0.isDamaged || holdsURL($0.name) || holdsURL($0.value ?? "")
    })
  else { return nil }
  let path = text.utf8.dropFirst("https://".utf8.count).firstIndex { "/?".utf8.contains($0) }
  let end = path ?? text.endIndex
  return text[..<end].lowercased() + text[end...]
}

/// Returns whether a text has a URL in it, however many times it is encoded.
///
/// Servers decode what they pass on, some more than once, and browsers ignore white space and read
/// “\” as “/”.
private func holdsURL(_ text: String) -> Bool {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    bytes.append(byte)
    while let decoded = bytes.suffix(3).percentDecoded {
      bytes.removeLast(3)
      bytes.append(decoded)
    }
  }
  return isLikeURL(String(decoding: bytes, as: UTF8.self).precomposedStringWithCompatibilityMapping)
}

private func isLikeURL(_ text: String) -> Bool {
  let bytes = text.utf8.filter { $0 > 0x20 && $0 != 0x7F }
    .map { $0 == UInt8(ascii: "\\") ? .slash : $0 }
  if zip(bytes, bytes.dropFirst()).contains(where: { $0 == .slash && $1 == .slash }) { return true }
  return bytes.split(separator: .colon, omittingEmptySubsequences: false).dropLast().contains {
    let scheme = $0.reversed().prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return LinkEndpoints.taken.contains(
      String(decoding: scheme.reversed(), as: UTF8.self).lowercased())
  }
}

extension ArraySlice<UInt8> {
  /// The byte that these three encode, if they do.
  fileprivate var percentDecoded: UInt8? {
    guard count == 3, first == .percent, let high = self[startIndex + 1].hexValue,
      let low = self[startIndex + 2].hexValue
    else { return nil }
    return high << 4 | low
  }
}
