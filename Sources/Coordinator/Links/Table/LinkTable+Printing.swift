extension LinkTable {
  /// Prints the link that leads to a place.
  ///
  /// Parsing what is printed gives the same route, always: it is tried before it is returned. A
  /// link with an effect is no place's address, so it is never printed.
  ///
  /// - Parameters:
  ///   - route: The place.
  ///   - form: How the link is written.
  /// - Returns: The link, or `nil` if none leads there.
  public func url(for route: Route<Map>, as form: LinkForm = .universal) -> String? {
    guard let door = door(form) else { return nil }
    return zip(links, register.patterns).lazy
      .compactMap { link, pattern in printed(link, pattern, route).map { door + $0 } }
      .first { leads($0, to: route) }
  }

  private func door(_ form: LinkForm) -> String? {
    switch form {
    case .customScheme: schemes.first.map { "\($0)://" }
    case .universal: hosts.first.map { "https://\($0)/" }
    }
  }

  private func printed(
    _ link: Link<Map>, _ pattern: LinkPattern, _ route: Route<Map>
  ) -> String? {
    guard !link.declaration.hasEffect, let texts = link.write(route) else { return nil }
    var values: [String: String] = [:]
    var query: [String] = []
    for (slot, texts) in zip(link.declaration.slots, texts) {
      switch slot.place {
      case .path: values[slot.name] = texts.first
      case .query: query += texts.map { "\(encoded(slot.name))=\(encoded($0))" }
      }
    }
    let path = pattern.segments.map { segment in
      switch segment {
      case .word(let word): word
      case .parameter(let slot): encoded(values[slot.name] ?? "")
      }
    }
    return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private func leads(_ link: String, to route: Route<Map>) -> Bool {
    (try? match(link, from: nil))?.route == route
  }
}
