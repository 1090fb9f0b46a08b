public import Coordinator

extension LinkTable {
  /// The app's own schemes; links are printed with the first.
  public var schemes: [String] { index.endpoints.schemes }

  /// The hosts of the app's https links; links are printed with the first that is not a family.
  public var hosts: [String] { index.endpoints.hosts }

  /// Prints the link that leads to a route.
  ///
  /// Parsing the printed link gives the same route, from a source that may open it: the table tries
  /// it before it returns the link. If several links lead to the route, it prints the first. A link
  /// with a dialog is never printed, as it is not just the address of a route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - form: How to write the link.
  ///   - host: The host to print, such as one that is known at run time.
  /// - Returns: The link, or `nil` if none leads there.
  @inlinable public func url(
    for route: Route<Map>, as form: LinkForm = .universal, on host: String? = nil
  ) -> String? {
    var known: RouteValues?
    func values() -> RouteValues {
      let values = known ?? RouteValues(in: route)
      known = values
      return values
    }
    for link in links {
      if let url = url(for: route, values, as: form, on: host, link) { return url }
    }
    return nil
  }

  /// Prints the web link that leads to a route, without its scheme and host.
  ///
  /// - Parameter route: The route.
  /// - Returns: The path and the query, or `nil` if no link leads there; empty for the link to the app itself.
  public func path(for route: Route<Map>) -> String? {
    url(for: route).map { url in
      let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
      return parts.count > 3 ? String(parts[3]) : ""
    }
  }

  @inlinable func url(
    for route: Route<Map>, _ values: () -> RouteValues, as form: LinkForm, on host: String?,
    _ link: Link<Map>
  ) -> String? {
    guard let pattern = link.patterns.first, let source = pattern.sourceOfPrinted(form),
      let choices = link.write(route, values).map(LinkChoices.init)
    else { return nil }
    return choices.first { texts in
      guard (try? link.read(pattern.components(texts), pattern, 0).route) == route else {
        return nil
      }
      for (url, match) in index.print(pattern, texts, form, on: host, for: source) {
        let again = try? links[match.link].read(match.components, match.pattern, 0).route
        if again == route { return url }
      }
      return nil
    }
  }
}

/// The values in a route's screens, from which links to the route are printed.
@usableFromInline typealias RouteValues = [Any]

extension RouteValues {
  @usableFromInline init(in route: Route<some NavigationMap>) {
    self = route.screens + route.modals.flatMap(\.stack)
    expand()
  }

  /// Adds the contents of the values, up to a limit that keeps the time bounded.
  private mutating func expand() {
    var position = 0
    while position < Swift.min(count, 256) {
      append(contentsOf: Mirror(reflecting: self[position]).children.map(\.value))
      position += 1
    }
  }

  /// The texts of the values: texts themselves, and numbers.
  var texts: [String] { compactMap { ($0 as? any LosslessStringConvertible)?.description } }

  /// Returns the values of a type, in the order in which they appear.
  func all<Value>(_ type: Value.Type) -> [Value] { compactMap { $0 as? Value } }

  /// Returns the arrays whose elements are all values of links.
  func lists<Item>(of value: LinkValue<Item>) -> [[Item]] {
    all([Item].self).compactMap { items in
      let found = items.compactMap { value.find(in: $0) }
      return found.count == items.count ? found : nil
    }
  }

  /// Returns the dictionaries whose elements are all values of links.
  func dictionaries<Item>(of value: LinkValue<Item>) -> [[String: Item]] {
    all([String: Item].self).compactMap { items in
      let found = items.compactMapValues { value.find(in: $0) }
      return found.count == items.count ? found : nil
    }
  }
}

extension LinkValue {
  /// Finds the value that an element of a collection is; the app prints none that it hasn't parsed.
  fileprivate func find(in element: Value) -> Value? {
    var values: RouteValues = [element]
    values.append(contentsOf: Mirror(reflecting: element).children.map(\.value))
    return find(values).first
  }
}

/// The texts that each field of a link may have when it is printed.
@usableFromInline struct LinkChoices {
  /// The greatest number of links that are tried for one route.
  private static let limit = 256
  private let choices: [[[String]]]

  @usableFromInline init(_ choices: [[[String]]]) {
    self.choices = choices.map { texts in
      texts.count < 2 ? texts : texts.enumerated().filter { !texts[..<$0].contains($1) }.map(\.1)
    }
  }

  /// Returns the first link that a closure accepts: of all combinations if there are few, or else of those that use
  /// the texts in their order, each once.
  @usableFromInline func first(_ link: ([[String]]) -> String?) -> String? {
    let count = choices.reduce(1) { min($0 * $1.count, Self.limit + 1) }
    guard count <= Self.limit else {
      var attempts = Self.limit
      return inOrder([], &attempts, link)
    }
    for number in 0..<count {
      if let found = link(texts(number)) { return found }
    }
    return nil
  }

  /// Returns one of the combinations.
  private func texts(_ number: Int) -> [[String]] {
    var number = number
    return choices.map { texts in
      defer { number /= texts.count }
      return texts[number % texts.count]
    }
  }

  private func inOrder(
    _ positions: [Int], _ attempts: inout Int, _ link: ([[String]]) -> String?
  ) -> String? {
    guard positions.count < choices.count else {
      attempts -= 1
      return link(zip(choices, positions).map { $0[$1] })
    }
    let texts = choices[positions.count]
    let used = positions.indices.last { choices[$0] == texts && !texts[positions[$0]].isEmpty }
    for (position, text) in texts.enumerated() where attempts > 0 {
      if !text.isEmpty, let used, position <= positions[used] { continue }
      if let found = inOrder(positions + [position], &attempts, link) { return found }
    }
    return nil
  }
}

extension LinkIndex {
  /// Returns the links with a pattern whose fields have these texts, and what each matches when it is
  /// read; none if the pattern can't have the form or the source can't open it.
  ///
  /// Plain text needs no encoding, so a link with nothing else isn't read from its text again.
  @usableFromInline func print(
    _ pattern: LinkPattern, _ texts: [[String]], _ form: LinkForm, on host: String?,
    for source: LinkSource
  ) -> some Sequence<(url: String, match: Match)> {
    let components = pattern.components(texts)
    let prefixes = endpoints.prefixes(
      form, pattern, label: components.host?.label, first: components.parts.first, host)
    return prefixes.lazy.compactMap { prefix in
      let (url, isPlain) = components.encoded(after: prefix)
      if isPlain, prefix == endpoints.httpsPrefix {
        var components = components
        components.host = endpoints.printedHost
        return (try? match(components, from: source)).map { (url, $0) }
      }
      return (try? find(url, from: source, on: host.map { [$0] } ?? [])).map { (url, $0) }
    }
  }
}

extension LinkPattern {
  /// Returns a source that may open a printed link of a form, or `nil` if it must not be printed.
  @usableFromInline func sourceOfPrinted(_ form: LinkForm) -> LinkSource? {
    rules.hasDialog ? nil : rules.sources.first { admits($0, form) }
  }

  /// Returns the components of a link whose fields have these texts.
  @usableFromInline func components(_ texts: [[String]]) -> LinkComponents {
    var components = LinkComponents(form: .universal)
    components.parts.reserveCapacity(segments.count)
    for segment in segments {
      if let field = segment.field {
        components.parts += texts[field]
      } else {
        components.parts.append(segment.text)
      }
    }
    for (field, texts) in zip(fields, texts) {
      switch field.kind {
      case .part, .rest: break
      case .item: components.query += texts.map { LinkItem(name: field.name, value: $0) }
      case .others:
        components.query += stride(from: 0, to: texts.count - 1, by: 2)
          .map { LinkItem(name: texts[$0], value: texts[$0 + 1]) }
      case .flag: components.query += texts.map { _ in LinkItem(name: field.name, value: nil) }
      case .fragment: components.fragment = texts.first
      case .label: components.host = texts.first.map { LinkHost(name: "", label: $0) }
      }
    }
    return components
  }
}

extension LinkComponents {
  /// The path, the query and the fragment as text, in which every byte that can be is encoded, and
  /// whether there is nothing in it that is encoded or empty or contains a dot.
  func encoded(after prefix: String = "") -> (text: String, isPlain: Bool) {
    var isPlain = true
    var bytes: [UInt8] = []
    bytes.reserveCapacity(prefix.utf8.count + 128)
    bytes += prefix.utf8
    for (number, part) in parts.enumerated() {
      if number > 0 { bytes.append(.slash) }
      percentEncode(part, into: &bytes, &isPlain)
    }
    for (number, item) in query.enumerated() {
      bytes.append(number == 0 ? .questionMark : .ampersand)
      percentEncode(item.name, into: &bytes, &isPlain)
      guard let value = item.value else { continue }
      bytes.append(.equals)
      percentEncode(value, into: &bytes, &isPlain)
    }
    if let fragment {
      bytes.append(.hash)
      percentEncode(fragment, into: &bytes, &isPlain)
    }
    return (String(decoding: bytes, as: UTF8.self), isPlain)
  }
}

private func percentEncode(_ text: String, into bytes: inout [UInt8], _ isPlain: inout Bool) {
  var text = text
  text.withUTF8 { text in
    isPlain = isPlain && !text.isEmpty && text.allSatisfy { $0.isUnreserved && $0 != .dot }
    if isPlain || text.allSatisfy(\.isUnreserved) { return bytes.append(contentsOf: text) }
    for byte in text {
      if byte.isUnreserved {
        bytes.append(byte)
      } else {
        bytes.append(.percent)
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? 0x30 + value : 0x37 + value
}
