/// How a link is written: with the app's own scheme, or as an https link.
public enum LinkForm: Hashable, Sendable {
  /// A link with the app's own scheme; see ``LinkSchemeStyle``.
  case customScheme
  /// `https://host/first/second`.
  case universal
}

/// How a link with the app's own scheme names its path.
public enum LinkSchemeStyle: Hashable, Sendable {
  /// `app://first/second`: the host is the first part of the path.
  case short
  /// `app:///first/second`: the host is empty.
  case emptyHost
  /// `app://www.example.org/first/second`: the host is one of the app's web hosts.
  case webHost
}

/// Where a link is open: on all hosts of its table and with the app's own schemes, or on fewer.
public enum LinkHosts: Hashable, Sendable, ExpressibleByStringLiteral {
  /// On every host, and with the app's own schemes.
  case any
  /// On every host, but only as an https link, so its path may begin with a parameter.
  case https
  /// Only on these of the table's hosts and families of hosts, as `youtu.be` or `*.example.org`.
  case only(Set<String>)
  /// Only on the hosts that are known at run time.
  case runTime

  /// Makes a link open only on one host or family of hosts.
  public init(stringLiteral host: String) {
    self = .only([host])
  }
}

/// A host of the app, as a link names it.
struct LinkHost: Sendable {
  /// The host as the table declares it, which for a family is `*.example.org`.
  let name: String
  /// What stands for the `*` of a family.
  var label: String?
  var isRunTime = false
}

/// The schemes and hosts whose links the app opens, in lower case.
struct LinkEndpoints: Sendable {
  let schemes: [String]
  let hosts: [String]
  let styles: [LinkSchemeStyle]
  /// The hosts that are known only when a link is read.
  var runTimeHosts: [String] = []
  /// The families of hosts without their `*`.
  private let families: [String]

  init(schemes: [String], hosts: [String], styles: [LinkSchemeStyle] = [.short]) {
    self.schemes = schemes
    self.hosts = hosts
    self.styles = styles
    families = hosts.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst()) }
  }

  /// Returns the form of a link with a scheme.
  func form(ofScheme scheme: String) throws(LinkRefusal) -> LinkForm {
    if schemes.contains(scheme) { return .customScheme }
    guard !hosts.isEmpty || !runTimeHosts.isEmpty, scheme == "https" else { throw .scheme }
    return .universal
  }

  /// Returns a host of the app if this is one: exactly, as a member of a family, or at run time.
  func host(_ name: String, in form: LinkForm) -> LinkHost? {
    guard form == .universal || styles.contains(.webHost) else { return nil }
    if hosts.contains(name) { return LinkHost(name: name) }
    if !families.isEmpty, let dot = name.firstIndex(of: "."), name[..<dot].utf8.isLabel,
      let family = families.first(where: { $0 == name[dot...] })
    {
      return LinkHost(name: "*" + family, label: String(name[..<dot]))
    }
    return runTimeHosts.contains(name) ? LinkHost(name: name, isRunTime: true) : nil
  }
}
