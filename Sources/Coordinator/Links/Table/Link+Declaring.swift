public import Coordinator

extension Link {
  /// Declares a link without parameters; the arguments are the same as for a link with parameters.
  public convenience init(
    _ pattern: String,
    also others: [String] = [],
    doors: Set<LinkDoor>? = nil,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false,
    excluding excluded: Set<String> = [],
    keepsPlace: Bool = false,
    asking dialog: (@Sendable (Int) -> Map.Dialog)? = nil,
    to route: Route<Map>
  ) {
    self.init(
      pattern, also: others, doors: doors, requires: requirement, from: sources,
      isStrict: isStrict, excluding: excluded, keepsPlace: keepsPlace,
      asking: dialog.map { dialog in { @Sendable _, number in dialog(number) } },
      to: { route }, printing: { $0 == route ? () : nil })
  }

  /// Names the missing declarations of a pattern's parameters.
  @available(
    *, unavailable,
    message: "Declare each parameter of the pattern after it, as .int(\"id\", in: 1...999)."
  )
  public convenience init<Value>(
    _ pattern: String, also others: [String] = [], doors: Set<LinkDoor>? = nil,
    requires requirement: LinkRequirement? = nil, from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false, asking dialog: (@Sendable (Route<Map>, Int) -> Map.Dialog)? = nil,
    to route: @escaping @Sendable (Value) throws -> Route<Map>,
    printing: (@Sendable (Route<Map>) -> Value?)? = nil
  ) {
    self.init([], read: { _, _, _ throws(LinkRefusal) in throw .unknown }, write: { _, _ in nil })
  }

  /// Declares a link that contains another, as those in mails do: `open?link=https%3A%2F%2F…`.
  ///
  /// The other link keeps its requirement, its dialog and its sources, which would be lost if the
  /// closure of a link parsed it. A link inside it isn't opened again, and it is never printed.
  ///
  /// - Parameters:
  ///   - pattern: The parts of the path.
  ///   - parameter: The other link, which is best ``LinkValue/url(hosts:)``.
  ///   - doors: The schemes and hosts where the link is open; by default, all of its table.
  ///   - table: The links that may be in it.
  public convenience init(
    _ pattern: String, _ parameter: LinkParameter<String>, doors: Set<LinkDoor>? = nil,
    opening table: LinkTable<Map>
  ) {
    let rules = LinkRules(
      doors, requires: nil, from: nil, hasDialog: false, isStrict: false, excluding: [])
    let reader = parameter.reader(0)
    self.init(
      [LinkPattern(pattern, [parameter.field], rules)],
      read: { components, pattern, number throws(LinkRefusal) in
        let (link, inner, components) = try table.index.find(
          reader(components, pattern), from: components.source, on: [], isInside: true)
        return try table.links[link].read(components, inner, number)
      }, write: { _, _ in nil })
  }

  /// Declares links below a prefix of words, such as `api/v1`.
  ///
  /// - Parameters:
  ///   - prefix: The words, or nothing.
  ///   - doors: Where the links are open, if not everywhere where they are without it.
  ///   - links: The links, as they are without it.
  /// - Returns: The links, each of whose patterns begins with the prefix.
  public static func under(
    _ prefix: String, doors: Set<LinkDoor>? = nil, _ links: [Link]
  ) -> [Link] {
    links.map { link in
      Link(
        link.patterns.map { $0.under(prefix, nil, doors) }, read: link.read, write: link.write)
    }
  }

  /// Declares links below a prefix with a parameter, such as `:locale`.
  ///
  /// - Parameters:
  ///   - prefix: The words and the parameter.
  ///   - parameter: The parameter, which is a part of the path.
  ///   - doors: Where the links are open, if not everywhere where they are without it.
  ///   - links: The links, as they are without it.
  ///   - route: Where a link leads with the value; by default, where it leads without.
  /// - Returns: The links, each of whose patterns begins with the prefix.
  public static func under<Value>(
    _ prefix: String, _ parameter: LinkParameter<Value>, doors: Set<LinkDoor>? = nil,
    _ links: [Link],
    to route: @escaping @Sendable (Value, Route<Map>) -> Route<Map> = { $1 }
  ) -> [Link] {
    links.map { link in
      let reader = parameter.reader(link.patterns.first?.fields.count ?? 0)
      return Link(
        link.patterns.map { $0.under(prefix, parameter.field, doors) },
        read: { components, pattern, number throws(LinkRefusal) in
          let value = try reader(components, pattern)
          let match = try link.read(components, pattern, number)
          return LinkMatch(
            pattern: match.pattern, route: route(value, match.route),
            requirement: match.requirement, dialog: match.dialog, number: number,
            keepsPlace: match.keepsPlace)
        },
        write: { route, values in
          let found = parameter.find(values()).compactMap(parameter.write)
          return link.write(route, values).map { $0 + [found] }
        })
    }
  }
}

extension LinkPattern {
  /// Returns the pattern below a prefix; its own fields keep their numbers.
  fileprivate func under(
    _ prefix: String, _ field: LinkField?, _ doors: Set<LinkDoor>?
  ) -> LinkPattern {
    var rules = rules
    if let doors { rules.doors = rules.doors.map { $0.narrowed(to: doors) } ?? doors }
    let parts = [prefix, text].filter { !$0.isEmpty }
    return LinkPattern(
      parts.joined(separator: "/"), fields + (field.map { [$0] } ?? []), rules)
  }
}
