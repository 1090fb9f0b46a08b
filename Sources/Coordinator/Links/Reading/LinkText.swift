/// A link taken apart and decoded: all that is ever known of it.
///
/// It works on the text itself. Foundation's `URL` decodes a `%2F` in a path, shows a broken path as
/// the root, and decodes dots in a host: none of its parts can be trusted here.
@usableFromInline struct LinkText: Sendable {
  @usableFromInline typealias Item = (name: String, value: String)

  let form: LinkForm
  @usableFromInline let parts: [String]
  @usableFromInline let query: [Item]

  init(
    _ text: String, through doors: LinkDoors, ignoring ignored: Set<String>
  ) throws(LinkRefusal) {
    let cuts = try LinkCuts(text, through: doors)
    form = cuts.form
    switch form {
    case .universal:
      try doors.checkHost(cuts.link, authority: cuts.authority)
      parts = try cuts.path.count <= 1 ? [] : cuts.parts(startingWith: [])
    case .customScheme:
      let first = try cuts.firstPart()
      guard !first.isEmpty || cuts.path.isEmpty else { throw .malformed }
      parts = try cuts.parts(startingWith: first.isEmpty ? [] : [first])
    }
    let items = try cuts.queryItems()
    query = ignored.isEmpty ? items : items.filter { !ignored.contains($0.name) }
    guard text.utf8.count * 3 + doors.length <= LinkLimits.bytes || isPrintable(through: doors)
    else { throw .tooLong }
  }
}

extension LinkText {
  /// Whether it is short enough with all encoded that can be, so that what is read can be printed.
  private func isPrintable(through doors: LinkDoors) -> Bool {
    let path = parts.reduce(doors.length) { $0 + encodedLength($1) + 1 }
    return query.reduce(path) { $0 + encodedLength($1.name) + encodedLength($1.value) + 2 }
      <= LinkLimits.bytes
  }
}

extension LinkCuts {
  /// Decodes the host of a custom scheme, which is the first part of its path; as a host it is
  /// without case, user or port.
  fileprivate func firstPart() throws(LinkRefusal) -> String {
    guard link.index(of: .at, in: authority) == nil else { throw .userInfo }
    guard link.index(of: .colon, in: authority) == nil else { throw .port }
    let name = withoutTrailingDot(authority, in: link)
    guard link.allSatisfy(in: name, \.isUnreserved) else { throw .host }
    let text = link.lowercasedText(in: name)
    guard !climbs(text) else { throw .path }
    return text
  }

  /// Splits the path while it is encoded, so that a `%2F` stays inside its part, then decodes each
  /// part.
  func parts(startingWith first: [String]) throws(LinkRefusal) -> [String] {
    var parts = first
    parts.reserveCapacity(first.count + link.count(of: .slash, in: path))
    var rest = path.isEmpty ? nil : path.dropFirst()
    while let range = rest {
      let (head, tail) = link.cut(range, at: .slash)
      let part = try link.decoded(head)
      // A dot may be written as one, or encoded; most parts have none and need no closer look.
      let mayClimb =
        link.index(of: .dot, in: head) != nil || link.index(of: .percent, in: head) != nil
      guard !part.isEmpty, !mayClimb || !climbs(part) else { throw .path }
      parts.append(part)
      rest = tail
    }
    return parts
  }

  func queryItems() throws(LinkRefusal) -> [LinkText.Item] {
    var items: [LinkText.Item] = []
    var rest = query.isEmpty ? nil : query
    while let range = rest {
      let (item, tail) = link.cut(range, at: .ampersand)
      let (name, value) = link.cut(item, at: .equals)
      guard !name.isEmpty, let value else { throw .malformed }
      items.append((try link.decoded(name), try link.decoded(value)))
      rest = tail
    }
    return items
  }
}

/// Whether text would climb if anybody took it for a path.
func climbs(_ part: String) -> Bool {
  part.utf8.split(whereSeparator: { $0 == .slash || $0 == .backslash })
    .contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
}
