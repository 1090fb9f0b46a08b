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
  /// A table of more than 32 links tries those first that lead to such screens with samples of their
  /// parameters. For that, the first print calls the closure of each link.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - form: How to write the link.
  ///   - host: The host to print, such as one that is known at run time.
  /// - Returns: The link, or `nil` if none leads there.
  @inlinable public func url(
    for route: Route<Map>, as form: LinkForm = .universal, on host: String? = nil
  ) -> String? {
    var known: PlaceValues?
    func values() -> PlaceValues {
      let values = known ?? PlaceValues(in: route)
      known = values
      return values
    }
    let likely = prints.candidates(for: route, in: links)
    for number in likely {
      if let url = url(for: route, values, as: form, on: host, links[number]) { return url }
    }
    for number in links.indices where !likely.contains(number) {
      if let url = url(for: route, values, as: form, on: host, links[number]) { return url }
    }
    return nil
  }

  @inlinable func url(
    for route: Route<Map>, _ values: () -> PlaceValues, as form: LinkForm, on host: String?,
    _ link: Link<Map>
  ) -> String? {
    guard let pattern = link.patterns.first, let source = pattern.sourceOfPrinted(form),
      let choices = link.write(route, values).map(LinkChoices.init)
    else { return nil }
    for number in 0..<choices.count {
      let texts = choices.texts(number)
      guard let place = try? link.read(pattern.components(texts), pattern).route,
        place == route,
        let (url, match) = index.print(pattern, texts, form, on: host, for: source),
        let place = try? links[match.link].read(match.components, match.pattern).route,
        place == route
      else { continue }
      return url
    }
    return nil
  }
}

extension PlaceValues {
  @usableFromInline init(in route: Route<some NavigationMap>) {
    self = route.screens + route.modals.flatMap(\.stack)
    var position = 0
    while position < Swift.min(count, 64) {
      append(contentsOf: Mirror(reflecting: self[position]).children.map(\.value))
      position += 1
    }
  }

  /// Returns the values of a type, in the order in which they appear.
  func all<Value>(_ type: Value.Type) -> [Value] { compactMap { $0 as? Value } }

  /// Returns what a link's value may be: what the screens have, and each case of an enum.
  func all<Value>(_ value: LinkValue<Value>) -> [Value] { all(Value.self) + value.cases }
}

/// The texts that each field of a link may have when it is printed.
@usableFromInline struct LinkChoices {
  private static let limit = 256
  private let choices: [[[String]]]

  @usableFromInline init(_ choices: [[[String]]]) {
    self.choices = choices.map { texts in
      texts.count < 2 ? texts : texts.enumerated().filter { !texts[..<$0].contains($1) }.map(\.1)
    }
  }

  /// How many ways there are to print the link, up to a limit that keeps the time bounded.
  @usableFromInline var count: Int { choices.reduce(1) { min($0 * $1.count, Self.limit) } }

  /// Returns the texts of each field, one of the ways to print the link.
  @usableFromInline func texts(_ number: Int) -> [[String]] {
    var number = number
    return choices.map { texts in
      defer { number /= texts.count }
      return texts[number % texts.count]
    }
  }
}

extension LinkIndex {
  /// Returns the link with a pattern whose fields have these texts, and what it matches when it is
  /// read; `nil` if it can't have a form or a source can't open it.
  ///
  /// Plain text stands for itself, so a link with nothing else isn't read from its text again.
  @usableFromInline func print(
    _ pattern: LinkPattern, _ texts: [[String]], _ form: LinkForm, on host: String?,
    for source: LinkSource
  ) -> (url: String, match: Match)? {
    var components = pattern.components(texts)
    guard let prefix = endpoints.prefix(form, pattern, label: components.host?.label, host)
    else { return nil }
    let (url, isPlain) = components.encoded(after: prefix)
    if isPlain, prefix == endpoints.httpsPrefix, components.query.count <= LinkLimits.queryItems {
      components.host = endpoints.printedHost
      return (try? match(components, url, from: source)).map { (url, $0) }
    }
    return (try? find(url, from: source, on: host.map { [$0] } ?? [])).map { (url, $0) }
  }
}

extension LinkPattern {
  /// Returns a source that may open a printed link of a form, or `nil` if it must not be printed.
  @usableFromInline func sourceOfPrinted(_ form: LinkForm) -> LinkSource? {
    rules.hasDialog ? nil : rules.sources.first { isOpen(to: $0, form) }
  }
}

extension LinkEndpoints {
  /// Returns these endpoints with hosts that are known only now.
  func adding(_ hosts: [String]) -> Self {
    var copy = self
    copy.runTimeHosts = hosts.map { host in
      let host = host.lowercased()
      return host.hasSuffix(":443") ? String(host.dropLast(4)) : host
    }
    return copy
  }

  /// Returns how a link with a pattern begins, or `nil` if it can't have this form.
  func prefix(
    _ form: LinkForm, _ pattern: LinkPattern, label: String?, _ requested: String? = nil
  ) -> String? {
    if form == .universal, requested == nil, pattern.rules.hosts == .any { return httpsPrefix }
    let host = host(of: pattern, label: label, requested)
    if form == .universal, pattern.rules.hosts == .scheme { return nil }
    if form == .universal { return host.map { "https://\($0)/" } }
    let isShort = [.any, .scheme].contains(pattern.rules.hosts)
    guard let scheme = schemes.first, pattern.rules.hosts != .https else { return nil }
    for style in styles {
      switch style {
      case .short where isShort: return "\(scheme)://"
      case .emptyHost where isShort: return "\(scheme):///"
      case .noHost where isShort: return "\(scheme):/"
      case .webHost: if let host { return "\(scheme)://\(host)/" }
      case .short, .emptyHost, .noHost: continue
      }
    }
    return nil
  }

  private func host(of pattern: LinkPattern, label: String?, _ requested: String?) -> String? {
    switch pattern.rules.hosts {
    case .any, .https, .scheme: return requested ?? hosts.first { !$0.hasPrefix("*") }
    case .only(let names):
      if let requested, names.contains(requested) { return requested }
      guard let name = hosts.first(where: names.contains) else { return nil }
      return name.hasPrefix("*") ? label.map { $0 + name.dropFirst() } : name
    case .runTime: return requested
    }
  }

  /// Returns the length of the longest beginning of a printed link.
  func longestPrefix(of patterns: [LinkPattern]) -> Int {
    let scheme = "\(schemes.map(\.utf8.count).max() == nil ? "https" : longestScheme)://".utf8.count
    let lengths = hosts.map { $0.hasPrefix("*") ? $0.utf8.count + 62 : $0.utf8.count }
    let isAnywhere = patterns.contains { $0.rules.hosts == .runTime }
    let host = (isAnywhere ? 253 : lengths.max()).map { $0 + 1 } ?? 0
    return styles.contains(.webHost)
      ? scheme + host
      : max(schemes.isEmpty ? 0 : scheme, host == 0 ? 0 : host + "https://".utf8.count)
  }

  private var longestScheme: String { schemes.max { $0.utf8.count < $1.utf8.count } ?? "" }
}

extension LinkPattern {
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
