import Foundation

extension LinkTable {
  /// The file that makes the system open https links in the app, and offer the web site's passwords there.
  ///
  /// Publish it at `https://<host>/.well-known/apple-app-site-association`. It claims the links that
  /// may come as universal links, and no others. What it can't tell apart is the size of a number, the length of a
  /// text, and what a closure refuses of texts or of more than 1,024 numbers; the wildcards of
  /// a ``LinkValue`` can say more. In the file a `*` crosses slashes, so it
  /// claims paths by their number of slashes, the most first, and excludes those that remain.
  ///
  /// - Parameters:
  ///   - appIDs: The apps, each as `<team>.<bundle identifier>`.
  ///   - host: The host that publishes the file, by default the first of the table. Each host needs
  ///     its own file if some links are open on only one.
  /// - Returns: The file's JSON.
  /// - Throws: ``LinkTableError/tooLarge(host:bytes:)`` if the file has more than 128 KB, of which the
  ///   system would read nothing.
  public func appleAppSiteAssociation(
    appIDs: [String], host: String? = nil
  ) throws(LinkTableError) -> String {
    let host = host ?? hosts.first
    let found = host.map { index.endpoints.host($0) ?? LinkHost(name: $0, isRunTime: true) }
    let name = found?.name ?? ""
    var claims = AssociationClaims()
    let isOnHost = index.patterns.map { $0.rules.doors?.admit("https", found, .universal) ?? true }
    for (number, pattern) in index.patterns.enumerated() where isOnHost[number] {
      let wins = index.overlapped(by: number).contains {
        isOnHost[$0] && index.patterns[$0].rules.sources.contains(.universalLink)
      }
      claims.add(pattern, wins: wins)
    }
    let file = AssociationFile(appIDs: appIDs, claims)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(file)) ?? Data()
    guard json.count <= 128 * 1_024 else { throw .tooLarge(host: name, bytes: json.count) }
    return String(decoding: json, as: UTF8.self)
  }
}

/// The file as the system reads it.
private struct AssociationFile: Encodable {
  struct Links: Encodable {
    let details: [Detail]
    let substitutionVariables: [String: [String]]?
  }

  struct Detail: Encodable {
    let appIDs: [String]
    let components: [Component]
  }

  struct Component: Encodable {
    let path: String
    var query: [String: String]?
    var exclude: Bool?
    var comment: String?

    enum CodingKeys: String, CodingKey {
      case path = "/"
      case query = "?"
      case exclude, comment
    }
  }

  struct Credentials: Encodable {
    let apps: [String]
  }

  let applinks: Links
  /// Lets the system offer the passwords of the web site in the app.
  let webcredentials: Credentials

  init(appIDs: [String], _ claims: AssociationClaims) {
    webcredentials = Credentials(apps: appIDs)
    applinks = Links(
      details: [Detail(appIDs: appIDs, components: claims.components)],
      substitutionVariables: claims.variables.isEmpty ? nil : claims.variables)
  }
}

/// The file's claims, by the number of slashes in the path; in each, the more specific pattern is first.
private struct AssociationClaims {
  /// The values of one parameter.
  private struct Variable: Hashable {
    let name: String
    let values: [String]
  }

  private(set) var variables: [String: [String]] = [:]
  private var names: [Variable: String] = [:]
  private var counts: [String: Int] = [:]
  private var claims: [Int: [AssociationFile.Component]] = [:]

  /// Adds the paths that a pattern matches.
  ///
  /// If it wins over a less specific one, that one doesn't get its links, even if universal links can't open
  /// it or a required item is missing. So they are excluded.
  mutating func add(_ pattern: LinkPattern, wins: Bool) {
    let isUniversal = pattern.rules.sources.contains(.universalLink)
    // The file can't say that an item's name has any case, so it doesn't ask for such an item.
    let required = pattern.fields.filter { $0.isInQuery && $0.isRequired && !$0.ignoresCase }
    let query = required.reduce(into: [:]) { $0[$1.name] = $1.domain.accepts("") ? "*" : "?*" }
    for path in paths(of: pattern) {
      for path in [path]
        + (path == "/" || isUniversal && pattern.rules.isStrict ? [] : [path + "/"])
      {
        let slashes = path.utf8.count { $0 == .slash }
        if isUniversal {
          for name in pattern.rules.excluded.sorted() {
            claims[slashes, default: []].append(
              .init(path: path, query: [name: "?*"], exclude: true))
          }
          claims[slashes, default: []].append(
            .init(path: path, query: query.isEmpty ? nil : query, comment: pattern.text))
        }
        guard wins, !isUniversal || !query.isEmpty else { continue }
        claims[slashes, default: []].append(.init(path: path, exclude: true))
      }
    }
  }

  /// The components in the order in which the system tries them: the first that matches decides.
  var components: [AssociationFile.Component] {
    let refused = [
      "*/..", "*/../*", "*/.", "*/./*", "*%2e*", "*%2E*", "*%0*", "*%1*", "*%7f*", "*%7F*",
    ]
    var components = refused.map { AssociationFile.Component(path: $0, exclude: true) }
    for (slashes, claims) in claims.sorted(by: { $0.key > $1.key })
    where claims.contains(where: { $0.exclude == nil }) {
      let deeper = "/" + String(repeating: "*/", count: slashes) + "*"
      components.append(.init(path: deeper, exclude: true))
      components += claims
    }
    return components
  }

  /// Returns the paths that a pattern matches, with wildcards.
  private mutating func paths(of pattern: LinkPattern) -> [String] {
    if pattern.segments.isEmpty { return ["/"] }
    var paths = [""]
    var shorter = [""]
    for segment in pattern.segments {
      let texts = segment.field.map { wildcards(for: pattern.fields[$0]) } ?? [segment.text]
      // So many combinations make a file that the system won't read: it ends at 128 KB.
      let few = paths.count * texts.count <= 64 ? texts : ["?*"]
      shorter = paths
      paths = paths.flatMap { path in few.map { "\(path)/\($0)" } }
    }
    let without = pattern.needsRest ? [] : shorter.map { $0.isEmpty ? "/" : $0 }
    guard pattern.restLimit > 1 else { return without + paths }
    return without
      + paths.flatMap { path in
        (0..<pattern.restLimit).map { path + String(repeating: "/?*", count: $0) }
      }
  }

  private mutating func wildcards(for field: LinkField) -> [String] {
    switch field.domain.kind {
    case .words(let words): return [variable(field, words)]
    // A list says which numbers a closure refuses; a wildcard is shorter if it refuses none.
    case .integers(let range)
    where range.upperBound - range.lowerBound < (field.domain.isWhole ? 64 : 1_024):
      return [variable(field, range.map(String.init).filter(field.domain.accepts))]
    case .integers, .text:
      let wildcards = field.domain.wildcards
      if wildcards.contains(where: { $0.contains("$(nonzero)") }) {
        variables["nonzero"] = (1...9).map(String.init)
      }
      return wildcards
    }
  }

  /// Returns a variable with the values of a field.
  private mutating func variable(_ field: LinkField, _ texts: [String]) -> String {
    let values = texts.map(percentEncoded)
    let variable = Variable(name: field.name, values: values)
    let name = names[variable] ?? unused(field.name)
    names[variable] = name
    variables[name] = values
    return "$(\(name))"
  }

  /// Returns a name that no other variable has.
  private mutating func unused(_ name: String) -> String {
    var unused = name
    while systemVariables[unused] != nil || unused == "nonzero" || variables[unused] != nil {
      counts[name, default: 0] += 1
      unused = "\(name)_\(counts[name, default: 0])"
    }
    return unused
  }

  private func percentEncoded(_ text: String) -> String {
    LinkComponents(form: .universal, parts: [text]).encoded().text
  }
}
