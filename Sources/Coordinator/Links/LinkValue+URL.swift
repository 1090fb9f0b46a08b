extension LinkValue where Value == String {
  /// An https URL with one of these hosts, whose query contains no further URL.
  ///
  /// Without the list, anyone could make a link with which the app opens their page.
  public static func url(hosts: [String]) -> Self {
    let endpoints = LinkEndpoints(schemes: [], hosts: hosts.map { $0.lowercased() }.sorted())
    return Self(
      domain: .text(
        "an https link to one of: \(endpoints.hosts.joined(separator: ", "))",
        sample: endpoints.hosts.first.map { "https://\($0)" },
        accepts: { nestedURL($0, endpoints) != nil }),
      read: { nestedURL($0, endpoints) }, write: { $0 })
  }
}

/// Returns a URL with its scheme and host in lower case, or `nil` if it is not to be opened.
private func nestedURL(_ text: String, _ endpoints: LinkEndpoints) -> String? {
  guard var scanner = try? LinkScanner(text), let components = try? scanner.scan(endpoints),
    !components.query.contains(where: { isLikeURL($0.value.utf8) })
  else { return nil }
  let path = text.utf8.dropFirst("https://".utf8.count).firstIndex { "/?".utf8.contains($0) }
  let end = path ?? text.endIndex
  return text[..<end].lowercased() + text[end...]
}

private func isLikeURL(_ text: String.UTF8View) -> Bool {
  text.first?.isLetter == true && text.contains(.colon)
    || text.starts(with: "//".utf8) || text.starts(with: "/\\".utf8)
}
