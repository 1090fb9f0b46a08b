/// How a link is written: with the app's own scheme, or as an https link.
public enum LinkForm: Hashable, Sendable {
  /// A link with the app's own scheme; see ``LinkSchemeStyle``.
  case customScheme
  /// `https://host/first/second`.
  case universal
}

/// Where a link is open: on all hosts of its table and with the app's own schemes, or on fewer.
public enum LinkHosts: Hashable, Sendable {
  /// On every host, and with the app's own schemes.
  case any
  /// On every host, but only as an https link, so its path may begin with a parameter.
  case https
  /// Only with the app's own schemes.
  case scheme
  /// Only on these of the table's hosts and families of hosts, as `youtu.be` or `*.example.org`.
  case only(Set<String>)
  /// Only on the hosts that are known at run time.
  case runTime
}

/// A host of the app, as a link names it.
final class LinkHost: Sendable {
  /// The host as the table declares it, which for a family is `*.example.org`.
  let name: String
  /// The text for the `*` of a family.
  let label: String?
  let isRunTime: Bool

  init(name: String, label: String? = nil, isRunTime: Bool = false) {
    self.name = name
    self.label = label
    self.isRunTime = isRunTime
  }
}

/// The schemes and hosts whose links the app opens, in lower case.
struct LinkEndpoints: Sendable {
  let schemes: [String]
  let hosts: [String]
  let styles: [LinkSchemeStyle]
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

  init(schemes: [String], hosts: [String], styles: [LinkSchemeStyle] = [.short]) {
    self.schemes = schemes
    self.hosts = hosts
    self.styles = styles
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

  /// Returns a host of the app if this is one: exactly, as a member of a family, or at run time.
  func host(_ name: String, in form: LinkForm) -> LinkHost? {
    guard form == .universal || styles.contains(.webHost) else { return nil }
    if let host = exactHosts.first(where: { $0.name == name }) { return host }
    if !families.isEmpty, let dot = name.firstIndex(of: "."), name[..<dot].utf8.isLabel,
      let family = families.first(where: { $0 == name[dot...] })
    {
      return LinkHost(name: "*" + family, label: String(name[..<dot]))
    }
    return runTimeHosts.contains(name) ? LinkHost(name: name, isRunTime: true) : nil
  }
}
