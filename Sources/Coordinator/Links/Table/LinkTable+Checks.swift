extension LinkEndpoints {
  /// Schemes that belong to the system or the web, or that run code.
  static let taken: Set<String> = [
    "about", "app-settings", "blob", "calshow", "cid", "data", "facetime", "facetime-audio", "file",
    "ftp", "geo", "http", "https", "intent", "itms", "itms-apps", "itms-appss", "javascript",
    "mailto", "maps", "message", "mid", "music", "news", "prefs", "shortcuts", "sip", "sips", "sms",
    "ssh", "tel", "telprompt", "urn", "vbscript", "view-source", "webcal", "ws", "wss",
    "x-apple-health", "x-apple-reminderkit", "x-callback-url", "x-web-search",
  ]

  /// Checks the schemes and hosts of a table.
  func check(_ patterns: [LinkPattern]) throws(LinkTableError) {
    let isAtRunTime = patterns.contains { $0.rules.doors?.contains(.runTime) ?? false }
    guard !schemes.isEmpty || !hosts.isEmpty || isAtRunTime
    else { throw .badEndpoint("A table needs a scheme or a host, or no link can match.") }
    guard (128...65_536).contains(bytes)
    else { throw .badEndpoint("A link may have at most 128 to 65,536 bytes, not \(bytes).") }
    for scheme in schemes {
      guard !Self.taken.contains(scheme.lowercased()) else {
        throw .badEndpoint(
          "“\(scheme)” isn't the app's own: choose a scheme that no other app or system uses"
            + (scheme.hasPrefix("http") ? ", and list https hosts under “hosts”." : "."))
      }
      guard scheme == scheme.lowercased(), scheme.utf8.first?.isLetter == true,
        scheme.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
      else {
        throw .badEndpoint(
          "“\(scheme)” can't be an app's own scheme in lower case: write letters, digits and "
            + "+ - . alone, without “//”.")
      }
    }
    for host in hosts {
      if let mistake = mistake(inHost: host) { throw .badEndpoint(mistake) }
    }
    if let name = schemes.first(where: { name in schemes.count { $0 == name } > 1 })
      ?? hosts.first(where: { name in hosts.count { $0 == name } > 1 })
    {
      throw .badEndpoint("“\(name)” is listed twice.")
    }
  }
}

/// Returns why a text isn't a host, or a family of hosts, in lower case; `nil` if it is.
func mistake(inHost host: String) -> String? {
  let labels = host.dropFirst(host.hasPrefix("*.") ? 2 : 0)
    .split(separator: ".", omittingEmptySubsequences: false)
  let isHost =
    labels.count > 1 && host.utf8.count <= 253 && host == host.lowercased()
    && labels.allSatisfy { $0.utf8.isLabel && $0.utf8.count <= 63 }
    && labels.last?.utf8.contains(where: \.isLetter) == true
  return isHost
    ? nil
    : "“\(host)” isn't a plain host in lower case: write a name such as “www.example.org”, "
      + "without scheme, port, path or trailing dot."
}

extension LinkField {
  /// Whether its name needs no encoding; in a query, a list may be named `ids[]`.
  fileprivate var hasPlainName: Bool {
    let name = isInQuery && name.hasSuffix("[]") ? name.dropLast(2) : name[...]
    return !name.isEmpty && name.utf8.allSatisfy(\.isUnreserved)
  }
}

extension LinkPattern {
  /// Checks that the pattern fits its parameters, and that a link to one of the endpoints can match.
  func check(_ endpoints: LinkEndpoints, ignoring ignored: Set<String>) throws(LinkTableError) {
    if let mistake = fieldMistake ?? wordMistake ?? nameMistake ?? doorMistake(endpoints) {
      throw .malformed(text, mistake)
    }
    let declared = Set(fields.filter(\.isInQuery).map(\.name))
    if let name = declared.intersection(ignored).min() {
      throw .malformed(
        text, "it declares “\(name)”, which the table ignores; remove one of the two")
    }
    if let name = rules.excluded.intersection(declared.union(ignored)).min() {
      throw .malformed(text, "it excludes “\(name)”, which it or its table declares; remove one")
    }
    let forms = [LinkForm.customScheme, .universal].filter { isPossible($0, endpoints) }
    guard forms.contains(where: { form in rules.sources.contains { admits($0, form) } })
    else { throw .unreachable(text, "there is nowhere it may come from") }
    guard segments.count + restLimit - 1 <= LinkLimits.parts,
      text.utf8.count <= endpoints.bytes / 2
    else { throw .unreachable(text, "it is too long") }
    if let field = fields.first(where: { $0.domain.samples.isEmpty }) {
      throw .unreachable(text, "“\(field.name)” has no values")
    }
  }

  /// Returns whether a link of a form can match on one of the endpoints.
  private func isPossible(_ form: LinkForm, _ endpoints: LinkEndpoints) -> Bool {
    switch form {
    case .universal:
      rules.doors?.contains(.runTime) ?? false
        || !endpoints.hosts.isEmpty && rules.doors?.namesHosts ?? true
    case .customScheme: !endpoints.schemes.isEmpty && rules.doors?.hasScheme ?? true
    }
  }

  private var fieldMistake: String? {
    for field in fields {
      if let mistake = field.domain.mistake { return "“\(field.name)”: \(mistake)" }
      if field.isRest || field.isInQuery || field.kind == .others,
        !(1...LinkLimits.parts).contains(field.limit)
      {
        return
          "“\(field.name)” may occur \(field.limit) times; let that be 1 to \(LinkLimits.parts)"
      }
      if field.ignoresCase || field.readsPlusAsSpace, !field.isInQuery {
        return "“\(field.name)” isn't in the query, where alone case and “+” can be ignored"
      }
      if field.isInPath, case .words(let words) = field.domain.kind,
        let word = words.first(where: { ["", ".", ".."].contains($0) })
      {
        return "“\(field.name)” can't be “\(word)”, which is no part of a path"
      }
    }
    return nil
  }

  private var wordMistake: String? {
    if text.hasPrefix("/") { return "begin it without “/”, as “\(text.drop { $0 == "/" })”" }
    if text.hasSuffix("/") { return "end it without “/”" }
    if text.contains("://") { return "write the path alone, without scheme and host" }
    if text.contains("?") || text.contains("#") {
      return "write the path alone, and declare what follows “?” or “#” as parameters"
    }
    for word in segments.lazy.filter({ $0.field == nil }).map(\.text) {
      if word.isEmpty { return "it has “//”; write one “/” between two parts" }
      if word.first == ":" || word.first == "*" { return undeclared(word) }
      if word.contains("{") || word.hasPrefix("<") { return "write a parameter as “:name”" }
      guard ![".", ".."].contains(word),
        word.utf8.allSatisfy({ $0.isUnreserved || $0 == .colon || $0 == .at })
      else { return "“\(word)” isn't a word of letters, digits and - . _ ~ : @" }
    }
    return nil
  }

  private func undeclared(_ word: String) -> String {
    let name = word.dropFirst()
    if let field = fields.first(where: { $0.isInPath && $0.name == name }) {
      return field.isRest
        ? "it declares “\(name)” as the rest of the path, so write “*\(name)”"
        : "it declares “\(name)” as one part, so write “:\(name)”"
    }
    let hint = word.first == ":" ? ".int(\"\(name)\", in: …)" : ".rest(\"\(name)\", …)"
    return "it doesn't declare the parameter \(word); add it after the pattern, as \(hint)"
  }

  private var nameMistake: String? {
    if let name = fields.first(where: { !$0.hasPlainName })?.name {
      return "the name “\(name)” contains more than letters, digits and - . _ ~, or nothing"
    }
    let words = segments.map(\.text)
    if let field = fields.first(where: { $0.segment.map { !words.contains($0) } ?? false }) {
      return
        "its path has no \(field.segment ?? field.name); write it there, or declare it as .query"
    }
    if let rest = segments.dropLast().first(where: { $0.text.hasPrefix("*") }) {
      return "\(rest.text) is the rest of the path, so nothing can follow it"
    }
    let path = fields.filter(\.isInPath).map(\.name)
    let query = fields.filter(\.isInQuery)
    let isTwice = query.contains { field in query.count { field.isNamed($0.name) } > 1 }
    return Set(path).count == path.count && !isTwice
      && segments.count { $0.field != nil } == path.count
      && fields.count { $0.kind == .fragment } < 2
      ? nil : "it uses a name twice"
  }

  private func doorMistake(_ endpoints: LinkEndpoints) -> String? {
    let label = fields.first { $0.kind == .label }
    guard let doors = rules.doors else {
      return label.map { "“\($0.name)” needs a family of hosts, as doors: [\"*.example.org\"]" }
    }
    if doors.isEmpty { return "it has no door; leave “doors” out, or name one" }
    if let name = doors.hosts.first(where: { !endpoints.hosts.contains($0) }) {
      return "it is on “\(name)”, which the table doesn't list under “hosts”"
    }
    for case .scheme(let name?) in doors where !endpoints.schemes.contains(name) {
      return "it has the scheme “\(name)”, which the table doesn't list under “schemes”"
    }
    guard let label else { return nil }
    if let name = doors.hosts.first(where: { !$0.hasPrefix("*") }) {
      return "“\(label.name)” needs a family of hosts, and “\(name)” is one host"
    }
    return doors.hosts.isEmpty
      ? "“\(label.name)” needs a family of hosts, as doors: [\"*.example.org\"]" : nil
  }
}
