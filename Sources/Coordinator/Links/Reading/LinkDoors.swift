/// The ways into an app: its own schemes, and the hosts of its https links, all in lower case.
struct LinkDoors: Sendable {
  private let schemes: [[UInt8]]
  private let hosts: [[UInt8]]
  private let https = Array("https".utf8)

  /// How many bytes a link needs before its first part, by the longest way in.
  let length: Int

  init(schemes: [String], hosts: [String]) {
    self.schemes = schemes.map { Array($0.utf8) }
    self.hosts = hosts.map { Array($0.utf8) }
    let starts = schemes.map { "\($0)://" } + hosts.map { "https://\($0)/" }
    length = starts.map(\.utf8.count).max() ?? 0
  }

  /// How a link that comes in by one of the doors is written.
  var forms: [LinkForm] {
    (schemes.isEmpty ? [] : [.customScheme]) + (hosts.isEmpty ? [] : [.universal])
  }

  /// Returns the kind of door that a scheme opens.
  func form(_ link: LinkBytes, scheme: Range<Int>) throws(LinkRefusal) -> LinkForm {
    if schemes.contains(where: { link.matches($0, in: scheme) }) { return .customScheme }
    guard !hosts.isEmpty, link.matches(https, in: scheme) else { throw .scheme }
    return .universal
  }

  /// Makes sure that an authority is exactly one of the hosts.
  func checkHost(_ link: LinkBytes, authority: Range<Int>) throws(LinkRefusal) {
    let at = authority.last { link[$0] == .at }
    let (name, port) = link.cut(
      (at.map { $0 + 1 } ?? authority.lowerBound)..<authority.upperBound, at: .colon)
    let host = withoutTrailingDot(name, in: link)
    guard hosts.contains(where: { link.matches($0, in: host) }) else { throw .host }
    guard at == nil else { throw .userInfo }
    guard port.map({ link.matches(Array("443".utf8), in: $0) }) ?? true else { throw .port }
  }
}

/// How a link is written: with the app's own scheme, or as an https link.
public enum LinkForm: Hashable, Sendable {
  /// `app://first/second`: the host is the first part of the path.
  case customScheme

  /// `https://host/first/second`.
  case universal
}

/// A name with a dot at its end is the same name.
func withoutTrailingDot(_ name: Range<Int>, in link: LinkBytes) -> Range<Int> {
  guard let last = name.last, link[last] == .dot else { return name }
  return name.dropLast()
}
