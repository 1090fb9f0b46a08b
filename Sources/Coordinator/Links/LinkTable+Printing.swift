extension LinkTable {
  /// The app's own schemes; links are printed with the first.
  public var schemes: [String] { index.endpoints.schemes }

  /// The hosts of the app's https links; links are printed with the first.
  public var hosts: [String] { index.endpoints.hosts }

  /// Prints the link that leads to a place.
  ///
  /// Parsing the printed link always gives the same route: the table tries it before it returns the
  /// link. A link with an effect is never printed, as it is not just the address of a place.
  ///
  /// - Parameters:
  ///   - route: The place.
  ///   - form: How to write the link.
  /// - Returns: The link, or `nil` if none leads there.
  public func url(for route: Route<Map>, as form: LinkForm = .universal) -> String? {
    guard let prefix = index.endpoints.prefixes(form).first else { return nil }
    for link in links where !link.pattern.hasEffect {
      guard let texts = link.write(route) else { continue }
      let url = prefix + link.pattern.components(texts).encoded
      if leads(url, to: route) { return url }
    }
    return nil
  }

  private func leads(_ url: String, to route: Route<Map>) -> Bool {
    guard let (number, components) = try? index.find(url, from: nil) else { return false }
    return (try? links[number].read(components)) == route
  }
}

extension LinkEndpoints {
  /// What links of a form can begin with; the first is used for printing.
  func prefixes(_ form: LinkForm) -> [String] {
    switch form {
    case .customScheme: schemes.map { "\($0)://" }
    case .universal: hosts.map { "https://\($0)/" }
    }
  }
}

extension LinkPattern {
  /// Returns the components of a link whose fields have these texts.
  func components(_ texts: [[String]]) -> LinkComponents {
    var components = LinkComponents(form: .universal)
    components.parts = segments.map { $0.field.map { texts[$0].first ?? "" } ?? $0.text }
    for (field, texts) in zip(fields, texts) where !field.isInPath {
      components.query += texts.map { (field.name, $0) }
    }
    return components
  }
}

extension LinkComponents {
  /// The path and the query as text, in which every byte that can be is encoded.
  var encoded: String {
    let path = parts.map(percentEncoded).joined(separator: "/")
    let items = query.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
    return path + (items.isEmpty ? "" : "?") + items.joined(separator: "&")
  }
}

private func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  let bytes = text.utf8.flatMap { byte in
    byte.isUnreserved ? [byte] : [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
  return String(decoding: bytes, as: UTF8.self)
}
