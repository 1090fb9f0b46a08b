/// A mistake in the app's links, found when the table is built.
public enum LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One link could match both of these patterns.
  case ambiguous(String, String)
  /// No link can match this pattern, for this reason.
  case unreachable(String, String)
  /// The pattern is not a path or does not fit its parameters, for this reason.
  case malformed(String, String)
  /// A scheme or host isn't one, or there is none.
  case badEndpoint(String)

  /// The mistake in words.
  public var description: String {
    switch self {
    case .ambiguous(let one, let other): "A link could match both “\(one)” and “\(other)”."
    case .unreachable(let pattern, let reason): "No link can match “\(pattern)”: \(reason)."
    case .malformed(let pattern, let reason): "“\(pattern)” isn't a pattern: \(reason)."
    case .badEndpoint(let reason): reason
    }
  }
}

extension LinkEndpoints {
  /// Checks the schemes and hosts of a table.
  func check() throws(LinkTableError) {
    guard !schemes.isEmpty || !hosts.isEmpty
    else { throw .badEndpoint("A table needs a scheme or a host, or no link can match.") }
    for scheme in schemes {
      guard !["http", "https", "file", "javascript", "data"].contains(scheme),
        scheme == scheme.lowercased(), scheme.utf8.first?.isLetter == true,
        scheme.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
      else { throw .badEndpoint("“\(scheme)” can't be an app's own scheme in lower case.") }
    }
    for host in hosts {
      guard !host.isEmpty, host == host.lowercased(), !host.hasSuffix("."),
        host.utf8.allSatisfy(\.isUnreserved)
      else { throw .badEndpoint("“\(host)” isn't a plain host in lower case.") }
    }
  }
}

extension LinkPattern {
  /// Checks that the pattern fits its parameters, and that a link to one of the endpoints can match.
  func check(_ endpoints: LinkEndpoints) throws(LinkTableError) {
    if let mistake = wordMistake ?? nameMistake { throw .malformed(text, mistake) }
    let forms = [LinkForm.customScheme, .universal].filter { !endpoints.prefixes($0).isEmpty }
    guard forms.contains(where: { form in sources.contains { isOpen(to: $0, form) } })
    else { throw .unreachable(text, "there is nowhere it may come from") }
    guard segments.count <= LinkLimits.parts, text.utf8.count <= LinkLimits.bytes / 2
    else { throw .unreachable(text, "it is too long") }
    if let field = fields.first(where: { $0.isInPath && $0.domain.sample == nil }) {
      throw .unreachable(text, "“\(field.name)” has no values")
    }
  }

  private var wordMistake: String? {
    for word in segments.lazy.filter({ $0.field == nil }).map(\.text) {
      if word.hasPrefix(":") { return "it doesn't declare the parameter \(word)" }
      guard !["", ".", ".."].contains(word), word.utf8.allSatisfy(\.isUnreserved)
      else { return "“\(word)” isn't a word of letters, digits and - . _ ~" }
    }
    guard let first = segments.first else { return nil }
    if first.field != nil { return "it begins with a parameter, which can't be a host" }
    let isHost = first.text == first.text.lowercased() && !first.text.hasSuffix(".")
    return isHost ? nil : "it begins with “\(first.text)”, which can't be a host in lower case"
  }

  private var nameMistake: String? {
    let path = fields.filter { $0.isInPath }.map(\.name)
    let query = fields.filter { !$0.isInPath }.map(\.name)
    let used = segments.count { $0.field != nil }
    guard (path + query).allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isUnreserved) })
    else { return "a name contains more than letters, digits and - . _ ~" }
    if let name = path.first(where: { !text.split(separator: "/").contains(":\($0)") }) {
      return "its path has no :\(name)"
    }
    let isUnique = Set(path).count == used && Set(query).count == query.count
    return isUnique && path.count == used ? nil : "it uses a name twice"
  }

  /// Returns whether one path could match both patterns.
  func overlaps(_ other: LinkPattern) -> Bool {
    segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy { $0.domain.overlaps($1.domain) }
  }
}

extension LinkDomain {
  fileprivate func overlaps(_ other: Self) -> Bool {
    switch (self, other) {
    case (.integers(let one), .integers(let two)): one.overlaps(two)
    case (.words(let words), _): words.contains(where: other.accepts)
    case (_, .words(let words)): words.contains(where: accepts)
    case (.text, _), (_, .text): true
    }
  }
}
