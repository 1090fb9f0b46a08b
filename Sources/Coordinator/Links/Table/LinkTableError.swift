/// A mistake in the app's links, found when the table is built or its association file is made.
public enum LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One link could match both of these patterns.
  case ambiguous(String, String)
  /// No link can match this pattern, for this reason.
  case unreachable(String, String)
  /// The pattern is not a path or does not fit its parameters, for this reason.
  case malformed(String, String)
  /// A scheme or host isn't one, or there is none.
  case badEndpoint(String)
  /// The association file of this host has so many bytes, more than the 131,072 that the system reads.
  case tooLarge(host: String, bytes: Int)

  /// The mistake in words.
  public var description: String {
    switch self {
    case .ambiguous(let one, let other):
      "A link could match both “\(one)” and “\(other)”. Remove one, or let their parameters or their "
        + "hosts exclude each other."
    case .unreachable(let pattern, let reason): "No link can match “\(pattern)”: \(reason)."
    case .malformed(let pattern, let reason): "“\(pattern)” isn't a pattern: \(reason)."
    case .badEndpoint(let reason): reason
    case .tooLarge(let host, let bytes):
      "The association file of “\(host)” has \(bytes) bytes, and the system reads no more than "
        + "131,072. Declare fewer links for this host, or narrower numbers."
    }
  }
}

extension LinkTable {
  /// Makes the table of an app, and ends the program with the reason if its links contradict each other.
  ///
  /// That is a programmer's error, which the first test that needs the table finds.
  ///
  /// - Parameter table: Builds the table; called once, immediately, on this thread.
  /// - Returns: The table.
  public static func constant(_ table: () throws -> LinkTable) -> LinkTable {
    do { return try table() } catch {
      preconditionFailure("The links contradict each other; fix them. \(error)")
    }
  }
}

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
    let isAtRunTime = patterns.contains { $0.rules.hosts == .runTime }
    guard !schemes.isEmpty || !hosts.isEmpty || isAtRunTime
    else { throw .badEndpoint("A table needs a scheme or a host, or no link can match.") }
    guard (128...65_536).contains(bytes)
    else { throw .badEndpoint("A link may have at most 128 to 65,536 bytes, not \(bytes).") }
    guard !styles.isEmpty
    else { throw .badEndpoint("“written” lists no style; leave it out, or name one.") }
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
            + "+ - . alone, without “://”.")
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

extension LinkPattern {
  /// Checks that the pattern fits its parameters, and that a link to one of the endpoints can match.
  func check(_ endpoints: LinkEndpoints, ignoring ignored: Set<String>) throws(LinkTableError) {
    if let mistake = fieldMistake ?? wordMistake ?? nameMistake ?? hostMistake(endpoints) {
      throw .malformed(text, mistake)
    }
    if let name = fields.first(where: { $0.isInQuery && ignored.contains($0.name) })?.name {
      throw .malformed(
        text, "it declares “\(name)”, which the table ignores; remove one of the two")
    }
    let forms = [LinkForm.customScheme, .universal].filter { isPossible($0, endpoints) }
    guard forms.contains(where: { form in rules.sources.contains { isOpen(to: $0, form) } })
    else { throw .unreachable(text, "there is nowhere it may come from") }
    guard segments.count + restLimit - 1 <= LinkLimits.parts,
      text.utf8.count <= endpoints.bytes / 2
    else { throw .unreachable(text, "it is too long") }
    if let field = fields.first(where: { $0.domain.samples.isEmpty }) {
      throw .unreachable(text, "“\(field.name)” has no values")
    }
    if let mistake = firstPartMistake(endpoints) { throw .malformed(text, mistake) }
  }

  /// Returns whether a link of a form can match on one of the endpoints.
  private func isPossible(_ form: LinkForm, _ endpoints: LinkEndpoints) -> Bool {
    switch form {
    case .universal: rules.hosts == .runTime || !endpoints.hosts.isEmpty && rules.hosts != .scheme
    case .customScheme:
      !endpoints.schemes.isEmpty && rules.hosts != .https
        && ([.any, .scheme].contains(rules.hosts) || endpoints.styles.contains(.webHost))
    }
  }

  private var fieldMistake: String? {
    for field in fields {
      if case .mistaken(let reason) = field.domain { return "“\(field.name)”: \(reason)" }
      if field.isRest || field.isInQuery || field.kind == .others,
        !(1...LinkLimits.parts).contains(field.limit)
      {
        return
          "“\(field.name)” may occur \(field.limit) times; let that be 1 to \(LinkLimits.parts)"
      }
      if field.ignoresCase || field.readsPlusAsSpace, !field.isInQuery {
        return "“\(field.name)” isn't in the query, where alone case and “+” can be ignored"
      }
      if field.isInPath, case .words(let words) = field.domain,
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
    if let name = fields.map(\.name).first(where: {
      !$0.utf8.allSatisfy(\.isUnreserved) || $0 == ""
    }) {
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

  private func hostMistake(_ endpoints: LinkEndpoints) -> String? {
    let label = fields.first { $0.kind == .label }
    guard case .only(let names) = rules.hosts else {
      return label.map { "“\($0.name)” needs a family of hosts, as on: \"*.example.org\"" }
    }
    if let name = names.first(where: { !endpoints.hosts.contains($0) }) {
      return "it is on “\(name)”, which the table doesn't list under “hosts”"
    }
    if names.isEmpty { return "it is on no host; leave “on” out, or name one" }
    guard let label, let name = names.first(where: { !$0.hasPrefix("*") }) else { return nil }
    return "“\(label.name)” needs a family of hosts, and “\(name)” is one host"
  }

  /// Returns why the first part can't be a host, if a link is written so that it has to be.
  private func firstPartMistake(_ endpoints: LinkEndpoints) -> String? {
    guard let first = segments.first, [.any, .scheme].contains(rules.hosts),
      endpoints.styles.contains(.short),
      !endpoints.schemes.isEmpty, rules.sources.contains(where: { isOpen(to: $0, .customScheme) })
    else { return nil }
    let mend = "declare the link “on: .https”, or write the scheme's links with “.emptyHost”"
    if first.field != nil { return "it begins with a parameter, which can't be a host; \(mend)" }
    guard first.text == first.text.lowercased(), !first.text.hasSuffix("."),
      first.text.utf8.allSatisfy(\.isUnreserved)
    else {
      return "it begins with “\(first.text)”, which can't be a host in lower case; \(mend)"
    }
    let isHost = endpoints.host(first.text, in: .customScheme) != nil
    return isHost ? "it begins with “\(first.text)”, which is one of the hosts" : nil
  }
}
