public import Coordinator

extension Link {
  /// Declares links below a prefix of words, such as `api/v1`.
  ///
  /// - Parameters:
  ///   - prefix: The words.
  ///   - hosts: Where the links are open, if not where they are without it.
  ///   - links: The links, as they are without it.
  /// - Returns: The links, each of whose patterns begins with the prefix.
  public static func under(
    _ prefix: String, on hosts: LinkHosts? = nil, _ links: [Link]
  ) -> [Link] {
    links.map { link in
      Link(
        link.patterns.map { $0.under(prefix, nil, on: hosts) }, dialog: link.dialog,
        read: link.read, write: link.write)
    }
  }

  /// Declares links below a prefix with a parameter, such as `:locale`.
  ///
  /// - Parameters:
  ///   - prefix: The words and the parameter.
  ///   - parameter: The parameter, which is a part of the path.
  ///   - hosts: Where the links are open, if not where they are without it.
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
        link.patterns.map { $0.under(prefix, parameter.field, on: hosts) }, dialog: link.dialog,
        read: { components, pattern throws(LinkRefusal) in
          let value = try reader(components, pattern)
          return route(value, try link.read(components, pattern))
        },
        write: { route, values in
          let found = printing.map { [$0(route)].compactMap(\.self) } ?? parameter.find(values)
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
    rules.hosts = hosts ?? rules.hosts
    return LinkPattern(
      text.isEmpty ? prefix : "\(prefix)/\(text)", fields + (field.map { [$0] } ?? []), rules)
  }
}

/// Returns the number after the last.
@usableFromInline func next(_ number: inout Int) -> Int {
  number += 1
  return number
}
