/// A link as a person fills it in: its text, with a blank for each parameter that it needs.
package struct LinkTemplate: Equatable, Sendable {
  /// A parameter to fill in.
  package struct Blank: Equatable, Sendable {
    /// The name of the parameter.
    package let name: String
    let isRest: Bool
  }

  /// The texts around the blanks, one more than there are blanks.
  private(set) var texts = [""]
  /// The parameters that the link needs, from left to right.
  package private(set) var blanks: [Blank] = []
  /// The items of the query that the link may have, such as `?sort=…`; empty if there are none.
  package private(set) var options = ""

  /// Creates a template without blanks.
  package init(_ link: String) { texts = [link] }

  /// The template as text, with an ellipsis for each blank.
  package var title: String { texts.joined(separator: "…") }

  /// Returns the link with values in its blanks, up to the first blank without one.
  package func filled(with values: [String]) -> String {
    let filled = zip(zip(texts, blanks), values).map { $0.0 + encoded($1, isRest: $0.1.isRest) }
    return filled.joined() + texts[min(values.count, blanks.count)]
  }

  private func encoded(_ value: String, isRest: Bool) -> String {
    value.utf8.map { byte in
      let isPlain = byte.isUnreserved || isRest && byte == .slash
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}

extension LinkTemplate {
  /// The template of a pattern; nil if only a host that isn't known yet, or a label in it, leads there.
  init?(_ pattern: LinkPattern, _ endpoints: LinkEndpoints) {
    self.init("")
    if let doors = pattern.rules.doors {
      let form: LinkForm = doors.hasScheme ? .customScheme : .universal
      guard let prefix = endpoints.prefixes(form, pattern, label: nil).first else { return nil }
      add(prefix)
    }
    for (index, segment) in pattern.segments.enumerated() {
      let field = segment.field.map { pattern.fields[$0] }
      if let field, !field.isRequired { continue }
      if index > 0 { add("/") }
      if let field { add(blank: field) } else { add(segment.text) }
    }
    let items = pattern.fields.filter(\.isInQuery)
    for (index, item) in items.filter(\.isRequired).enumerated() {
      add("\(index > 0 ? "&" : "?")\(item.name)=")
      add(blank: item)
    }
    let optional = items.filter { !$0.isRequired }.map { "\($0.name)=…" }.joined(separator: "&")
    let mark = items.contains(where: \.isRequired) ? "&" : "?"
    options = optional.isEmpty ? "" : mark + optional
  }

  private mutating func add(_ text: String) { texts[texts.count - 1] += text }

  private mutating func add(blank field: LinkField) {
    blanks.append(Blank(name: field.name, isRest: field.isRest))
    texts.append("")
  }
}

extension LinkTable {
  /// The links for a person to fill in, in the order of the table.
  package var templates: [LinkTemplate] {
    links.flatMap(\.patterns).compactMap { LinkTemplate($0, index.endpoints) }
  }

  /// Returns the template of the pattern that a link matches; nil if it matches none.
  package func template(of link: String) -> LinkTemplate? {
    guard let match = try? index.find(self.link(typed: link), from: .inApp, on: []) else {
      return nil
    }
    return LinkTemplate(match.pattern, index.endpoints)
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

extension LinkEndpoints {
  /// How a link may begin before its path: with the app's scheme, or with its host.
  fileprivate var typedPrefixes: [String] {
    let own = schemes.first.map { isHostless($0) ? "\($0):/" : "\($0):///" }
    return [own, httpsPrefix].compactMap(\.self)
  }
}
