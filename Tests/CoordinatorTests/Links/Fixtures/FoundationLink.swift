import Coordinator
import CoordinatorLinks
import Foundation

/// A link of the test app as Foundation parses it.
struct FoundationLink {
  private struct Misread: Error {}

  private let isUniversal: Bool
  private let parts: [String]
  private let query: [URLQueryItem]
  private let isTolerant: Bool

  /// Parses a link; a tolerant reading ignores whatever isn't declared.
  init?(_ link: String, isTolerant: Bool) {
    guard let url = URLComponents(plain: link), url.user == nil, url.password == nil,
      isTolerant || url.fragment == nil
    else { return nil }
    self.isTolerant = isTolerant
    let host = (url.host ?? "").lowercased()
    let name = host.hasSuffix(".") ? String(host.dropLast()) : host
    let path = url.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst().map { $0.removingPercentEncoding ?? "" }
    switch (url.scheme?.lowercased(), url.port) {
    case ("https", nil), ("https", 443):
      guard ["ok.example", "www.ok.example"].contains(name) else { return nil }
      isUniversal = true
      let isSlashed = path == [""] || isTolerant && path.last?.isEmpty == true
      parts = isSlashed ? path.dropLast() : path
    case ("app", nil):
      isUniversal = false
      let isWithoutPart = name.isEmpty || ["ok.example", "www.ok.example"].contains(name)
      parts = isWithoutPart ? (path == [""] ? [] : path) : [name] + path
    default: return nil
    }
    query = (url.queryItems ?? []).filter { $0.name != "utm_source" }
  }

  /// Returns whether a source can have links of this form.
  func isOpen(to source: LinkSource) -> Bool {
    switch source {
    case .universalLink: isUniversal
    case .customScheme: !isUniversal
    case .notification, .inApp, .commandLine: true
    }
  }

  /// Returns whether the link matches a pattern, and its parameters lead to this route.
  func leads(to route: TestRoute, by pattern: String) -> Bool {
    let words = pattern.split(separator: "/")
    let climbs = parts.contains { $0.split(separator: "/").contains("..") }
    let isShapedLike =
      words.count == parts.count
      && zip(words, parts).allSatisfy { $0.hasPrefix(":") || $0.utf8.elementsEqual($1.utf8) }
    return !climbs && isShapedLike && (try? place(pattern)) == route
  }

  private func place(_ pattern: String) throws -> TestRoute {
    switch pattern {
    case "explore": return try results()
    case "many": return try many()
    case "web": return try web()
    default: break
    }
    guard isTolerant || query.isEmpty else { throw Misread() }
    switch pattern {
    case "": return Route(tab: .explore)
    case "saved", "saved/clear": return Route(tab: .saved)
    case "account": return Route(tab: .account)
    case "account/register": return Route(tab: .account, modals: [[.register]])
    case "pages/:page": return Route(tab: .account, [.page(try text(parts[1], upTo: 40))])
    case "sorted/:order":
      return Route(tab: .saved, [.results(search: nil, sort: try order(parts[1]))])
    default: return try sight(pattern, id: number(parts[1], upTo: 999_999))
    }
  }

  private func sight(_ pattern: String, id: Int) throws -> TestRoute {
    switch pattern {
    case "sights/:id": Route(tab: .explore, [.sight(id)])
    case "sights/:id/visit": Route(tab: .explore, [.sight(id), .visit(id)])
    case "sights/:id/reviews/new": Route(tab: .explore, [.sight(id)], modals: [[.review(id)]])
    case "saved/:id": Route(tab: .saved, [.sight(id)])
    default: throw Misread()
    }
  }

  private func results() throws -> TestRoute {
    let items = try items(["search", "sort"], atMost: 1)
    let search = try items["search"].map { try text($0[0], upTo: 100) }
    let sort = try items["sort"].map { try order($0[0]) }
    return Route(tab: .explore, items.isEmpty ? [] : [.results(search: search, sort: sort)])
  }

  private func many() throws -> TestRoute {
    let ids = try items(["id"], atMost: 3)["id"] ?? []
    return Route(tab: .account, try ids.map { .sight(try number($0, upTo: 9)) })
  }

  private func web() throws -> TestRoute {
    let page = try items(["next"], atMost: 1)["next"].map { try address($0[0]) }
    return Route(tab: .account, modals: [[.page(page ?? "")]])
  }

  private func items(_ names: Set<String>, atMost limit: Int) throws -> [String: [String]] {
    let known = query.filter { !isTolerant || names.contains($0.name) }
    let items = Dictionary(grouping: known, by: \.name).mapValues { $0.map { $0.value ?? "" } }
    guard names.isSuperset(of: items.keys), items.values.allSatisfy({ $0.count <= limit })
    else { throw Misread() }
    return items
  }

  private func number(_ text: String, upTo limit: Int) throws -> Int {
    guard let number = Int(text), (1...limit).contains(number),
      String(number).utf8.elementsEqual(text.utf8)
    else { throw Misread() }
    return number
  }

  private func text(_ text: String, upTo limit: Int) throws -> String {
    let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard text.count <= limit, !hasControls else { throw Misread() }
    return text
  }

  private func order(_ text: String) throws -> SortOrder {
    guard let order = SortOrder(rawValue: text), order.rawValue.utf8.elementsEqual(text.utf8)
    else { throw Misread() }
    return order
  }

  /// Returns a URL inside a link, with its scheme and host in lower case.
  private func address(_ text: String) throws -> String {
    guard let url = URLComponents(plain: text), url.scheme?.lowercased() == "https",
      url.user == nil, url.password == nil, url.port == nil || url.port == 443,
      url.fragment == nil, let host = url.host?.lowercased(),
      ["ok.example", "ok.example."].contains(host)
    else { throw Misread() }
    let start = "https://" + host
    return start + text.dropFirst(start.count)
  }
}

extension URLComponents {
  /// Parses a link with each byte encoded that must be.
  ///
  /// Otherwise Foundation encodes the whole text again, including what is encoded already.
  fileprivate init?(plain link: String) {
    let bytes = Array(link.utf8)
    let isHex: (UInt8) -> Bool = { Character(UnicodeScalar($0)).isHexDigit }
    let encoded = bytes.indices.map { index in
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        let digits = bytes[(index + 1)...].prefix(2)
        // Foundation would read all escapes as text if one is none; no parameter takes a zero.
        return digits.count == 2 && digits.allSatisfy(isHex) ? "%" : "%00"
      }
      return byte < 0x80 && byte != 0x5B && byte != 0x5D
        ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }
    self.init(string: encoded.joined())
  }
}
