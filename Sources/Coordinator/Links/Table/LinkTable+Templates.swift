extension LinkTable {
  /// The links for a person to fill in, in the order of the table, in the form of RFC 6570.
  ///
  /// For example, `sights/{id}{?sort}` has a parameter and an item that the link may have, `search?q={q}` an item
  /// that it needs, and `pages/{+path}` a rest. A link that only a host of run time opens has no template.
  public var templates: [String] {
    links.flatMap(\.patterns).compactMap { $0.template(index.endpoints) }
  }

  /// Returns the template of the pattern that a link matches; nil if it matches none.
  public func template(of link: String) -> String? {
    try? index.find(self.link(typed: link), from: .inApp, on: []).pattern.template(index.endpoints)
  }

  /// Returns the link for a text that a person typed, with or without a scheme.
  public func link(typed text: String) -> String {
    let end = text.firstIndex { "/?#".contains($0) } ?? text.endIndex
    if text[..<end].contains(":") { return text }
    let links = index.endpoints.typedPrefixes.map { $0 + text.drop { $0 == "/" } }
    let link = links.first { (try? parse($0, from: .inApp).get()) != nil }
    return link ?? links.first ?? text
  }
}

extension LinkPattern {
  /// The pattern as a template; nil if only a host that isn't known yet, or a label in it, leads there.
  fileprivate func template(_ endpoints: LinkEndpoints) -> String? {
    var prefix = ""
    if let doors = rules.doors {
      let form: LinkForm = doors.hasScheme ? .customScheme : .universal
      guard let first = endpoints.prefixes(form, self, label: nil).first else { return nil }
      prefix = first
    }
    let parts = segments.compactMap { segment -> String? in
      guard let field = segment.field.map({ fields[$0] }) else { return segment.text }
      return field.isRequired ? "{\(field.isRest ? "+" : "")\(field.name)}" : nil
    }
    let items = fields.filter(\.isInQuery)
    let required = items.filter(\.isRequired).map { "\($0.name)={\($0.name)}" }
      .joined(separator: "&")
    let optional = items.filter { !$0.isRequired }.map(\.name).joined(separator: ",")
    return prefix + parts.joined(separator: "/") + (required.isEmpty ? "" : "?\(required)")
      + (optional.isEmpty ? "" : "{\(required.isEmpty ? "?" : "&")\(optional)}")
  }
}

extension LinkEndpoints {
  /// How a link may begin before its path: with the app's scheme, or with its host.
  fileprivate var typedPrefixes: [String] {
    let own = schemes.first.map { isHostless($0) ? "\($0):/" : "\($0):///" }
    return [own, httpsPrefix].compactMap(\.self)
  }
}
