/// The schemes and hosts whose links the app opens, in lower case.
struct LinkEndpoints: Sendable {
  /// The schemes as they are declared; one with a colon is written without a host, as `matrix:r/room`.
  let declaredSchemes: [String]
  let schemes: [String]
  let hosts: [String]
  /// The hosts that are known only when a link is read.
  var runTimeHosts: [String] = []
  /// The greatest number of bytes that a link may have.
  var bytes = LinkLimits.bytes
  private let exactHosts: [LinkHost]
  /// How most https links are printed to begin, and the host in it.
  let httpsPrefix: String?
  let printedHost: LinkHost?
  /// The families of hosts without their `*`.
  private let families: [String]

  init(schemes: [String], hosts: [String]) {
    declaredSchemes = schemes
    self.schemes = schemes.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    self.hosts = hosts
    exactHosts = hosts.map { LinkHost(name: $0) }
    printedHost = exactHosts.first { !$0.name.hasPrefix("*") }
    httpsPrefix = printedHost.map { "https://\($0.name)/" }
    families = hosts.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst()) }
  }

  /// Returns the form of a link with a scheme.
  func form(ofScheme scheme: String) throws(LinkRefusal) -> LinkForm {
    if schemes.contains(scheme) { return .customScheme }
    guard scheme == "https" || scheme == "http" else { throw .scheme }
    return .universal
  }

  /// Whether links with a scheme are written without a host.
  func isHostless(_ scheme: String) -> Bool { declaredSchemes.contains(scheme + ":") }

  /// Returns a host of the app if this is one: exactly, as a member of a family, or at run time.
  func host(_ name: String) -> LinkHost? {
    if let host = exactHosts.first(where: { $0.name == name }) { return host }
    if !families.isEmpty, let dot = name.firstIndex(of: "."), name[..<dot].utf8.isLabel,
      let family = families.first(where: { $0 == name[dot...] })
    {
      return LinkHost(name: "*" + family, label: String(name[..<dot]))
    }
    return runTimeHosts.contains(name) ? LinkHost(name: name, isRunTime: true) : nil
  }

  /// Returns these endpoints with hosts that are known only now.
  func adding(_ hosts: [String]) -> Self {
    var copy = self
    copy.runTimeHosts = hosts.map { host in
      let start = host.lastIndex(of: "]") ?? host.startIndex
      let end = host[start...].firstIndex(of: ":") ?? host.endIndex
      let name = host[..<end].hasSuffix(".") ? host[..<end].dropLast() : host[..<end]
      let port = host[end...] == ":443" ? "" : host[end...]
      return (hostName(String(name)) ?? name.lowercased()) + port
    }
    return copy
  }

  /// Returns the ways in which a link with a pattern may begin in a form; the first that leads back is
  /// printed.
  func prefixes(
    _ form: LinkForm, _ pattern: LinkPattern, label: String?, first: String? = nil,
    _ requested: String? = nil
  ) -> [String] {
    let doors = pattern.rules.doors
    if form == .universal, requested == nil, doors == nil {
      return [httpsPrefix].compactMap(\.self)
    }
    let host = host(of: pattern, label: label, requested)
    if form == .universal { return host.map { ["https://\($0)/"] } ?? [] }
    let own = schemes.first { doors?.admit($0, nil, .customScheme) ?? true }
    guard let scheme = own else { return [] }
    var prefixes: [String] = []
    if label == nil {
      if isHostless(scheme) {
        prefixes.append("\(scheme):/")
      } else {
        if canBeHost(first ?? pattern.firstWord) { prefixes.append("\(scheme)://") }
        prefixes.append("\(scheme):///")
      }
    }
    return prefixes + (host.map { ["\(scheme)://\($0)/"] } ?? [])
  }

  /// Returns whether the first part of a path may be written as a host: it stays the same in lower case, and is
  /// none of the app's hosts.
  private func canBeHost(_ first: String?) -> Bool {
    guard let first else { return true }
    return first == first.lowercased() && !first.hasSuffix(".")
      && first.utf8.allSatisfy(\.isUnreserved) && host(first) == nil
  }

  private func host(of pattern: LinkPattern, label: String?, _ requested: String?) -> String? {
    guard let doors = pattern.rules.doors, !doors.contains(.https) else {
      return requested ?? printedHost?.name
    }
    if let requested, doors.contains(.host(requested)) || doors.contains(.runTime) {
      return requested
    }
    guard let name = hosts.first(where: { doors.contains(.host($0)) }) else { return nil }
    return name.hasPrefix("*") ? label.map { $0 + name.dropFirst() } : name
  }

  /// Returns the length of the longest beginning of a printed link.
  func longestPrefix(of patterns: [LinkPattern]) -> Int {
    let scheme = (schemes.map(\.utf8.count).max() ?? "https".utf8.count) + "://".utf8.count
    let isAtRunTime = patterns.contains { $0.rules.doors?.contains(.runTime) ?? false }
    let lengths = hosts.map { $0.hasPrefix("*") ? $0.utf8.count + 62 : $0.utf8.count }
    let host = isAtRunTime ? 253 : lengths.max() ?? 0
    return max(scheme, hosts.isEmpty && !isAtRunTime ? 0 : "https://".utf8.count) + host + 1
  }
}
