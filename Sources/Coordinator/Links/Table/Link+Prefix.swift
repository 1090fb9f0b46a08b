public import Coordinator

extension Link {
  /// Declares links below a prefix of words, such as `api/v1`.
  ///
  /// - Parameters:
  ///   - prefix: The words, or nothing.
  ///   - hosts: Where the links are open, if not everywhere where they are without it.
  ///   - links: The links, as they are without it.
  /// - Returns: The links, each of whose patterns begins with the prefix.
  public static func under(
    _ prefix: String, on hosts: LinkHosts? = nil, _ links: [Link]
  ) -> [Link] {
    links.map { link in
      Link(
        link.patterns.map { $0.under(prefix, nil, on: hosts) }, read: link.read, write: link.write)
    }
  }

  /// Declares links below a prefix with a parameter, such as `:locale`.
  ///
  /// - Parameters:
  ///   - prefix: The words and the parameter.
  ///   - parameter: The parameter, which is a part of the path.
  ///   - hosts: Where the links are open, if not everywhere where they are without it.
  ///   - links: The links, as they are without it.
  ///   - route: Where a link leads with the value; by default, where it leads without.
  ///   - printing: The value with which a link to a route is printed; without it, one that the
  ///     route's screens have.
  /// - Returns: The links, each of whose patterns begins with the prefix.
  public static func under<Value>(
    _ prefix: String, _ parameter: LinkParameter<Value>, on hosts: LinkHosts? = nil,
    _ links: [Link],
    to route: @escaping @Sendable (Value, Route<Map>) -> Route<Map> = { $1 },
    printing: (@Sendable (Route<Map>) -> Value?)? = nil
  ) -> [Link] {
    links.map { link in
      let reader = parameter.reader(link.patterns.first?.fields.count ?? 0)
      return Link(
        link.patterns.map { $0.under(prefix, parameter.field, on: hosts) },
        read: { components, pattern throws(LinkRefusal) in
          let value = try reader(components, pattern)
          let match = try link.read(components, pattern)
          return LinkMatch(
            pattern: match.pattern, route: route(value, match.route),
            requirement: match.requirement, dialog: match.dialog)
        },
        write: { route, values in
          let found = printing.map { [$0(route)].compactMap(\.self) } ?? parameter.find(values())
          return link.write(route, values).map { $0 + [found.map(parameter.write)] }
        })
    }
  }
}

extension LinkPattern {
  /// Returns the pattern below a prefix; its own fields keep their numbers.
  fileprivate func under(
    _ prefix: String, _ field: LinkField?, on hosts: LinkHosts?
  ) -> LinkPattern {
    var rules = rules
    if let hosts { rules.hosts = rules.hosts.narrowed(to: hosts) }
    let parts = [prefix, text].filter { !$0.isEmpty }
    return LinkPattern(
      parts.joined(separator: "/"), fields + (field.map { [$0] } ?? []), rules)
  }
}

/// Returns the number after the last.
@usableFromInline func next(_ number: inout Int) -> Int {
  number += 1
  return number
}
