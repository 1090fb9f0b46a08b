/// How a link is written: with the app's own scheme, or as an https link.
public enum LinkForm: Hashable, Sendable {
  /// A link with one of the app's own schemes, such as `app://first/second`.
  case customScheme
  /// `https://host/first/second`.
  case universal
}

/// A way into the app: one of its own schemes, or a host of its https links.
///
/// A link accepts all schemes and hosts of its table unless it lists some:
///
/// ```swift
/// Link("groups/:id", .string("id", max: 40), doors: [.scheme, "chat.example"]) { … }
/// ```
/// A link with the app's own scheme may name a host, too, such as `app://chat.example/groups/7`. Then both
/// must be among the doors, unless these name no host at all.
public enum LinkDoor: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One of the app's own schemes; `nil` means all of them.
  case scheme(String?)
  /// One of the table's hosts, or a family such as `*.example.org`, whose label a link may read.
  case host(String)
  /// Every host, but only in https links.
  case https
  /// The hosts that are known only at run time.
  case runTime

  /// All of the app's own schemes.
  public static var scheme: Self { .scheme(nil) }

  /// Names a host or a family of hosts.
  public init(stringLiteral host: String) {
    self = .host(host)
  }
}

extension Set<LinkDoor> {
  /// Returns whether these doors let in a link with a scheme and perhaps a host.
  func admit(_ scheme: String, _ host: LinkHost?, _ form: LinkForm) -> Bool {
    if form == .customScheme {
      guard contains(.scheme) || contains(.scheme(scheme)) else { return false }
      guard namesHosts else { return true }
    }
    guard let host else { return true }
    return contains(.https) || contains(host.isRunTime ? .runTime : .host(host.name))
  }

  /// Returns whether every link that some of the other doors let in is let in by these.
  func cover(_ others: Self) -> Bool {
    others.allSatisfy { door in
      if contains(door) { return true }
      return switch door {
      case .scheme: contains(.scheme)
      case .host, .runTime: contains(.https)
      case .https: false
      }
    }
  }

  /// Returns the doors of these that are among others.
  func narrowed(to others: Self) -> Self {
    filter { others.cover([$0]) }.union(others.filter { cover([$0]) })
  }

  var hasScheme: Bool { contains { if case .scheme = $0 { true } else { false } } }

  var hosts: [String] { compactMap { if case .host(let name) = $0 { name } else { nil } }.sorted() }

  /// Whether there is any door for https links.
  var namesHosts: Bool { contains(.https) || contains(.runTime) || !hosts.isEmpty }
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
