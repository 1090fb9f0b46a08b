extension Link {
  /// Declares a link that contains another, as those in mails do: `open?link=https%3A%2F%2F…`.
  ///
  /// The other link keeps its requirement, its dialog and its sources, which would be lost if the
  /// closure of a link parsed it. A link inside it isn't opened again, and it is never printed.
  ///
  /// - Parameters:
  ///   - pattern: The parts of the path.
  ///   - parameter: The other link, which is best ``LinkValue/url(hosts:)``.
  ///   - hosts: Where the link is open, by default everywhere.
  ///   - table: The links that may be in it.
  public convenience init(
    _ pattern: String, _ parameter: LinkParameter<String>, on hosts: LinkHosts = .any,
    opening table: LinkTable<Map>
  ) {
    let rules = LinkRules(on: hosts, requires: nil, from: nil, hasDialog: false, isStrict: false)
    let reader = parameter.reader(0)
    self.init(
      [LinkPattern(pattern, [parameter.field], rules)],
      read: { components, pattern throws(LinkRefusal) in
        let (number, inner, components) = try table.index.find(
          reader(components, pattern), from: components.source, on: [], isInside: true)
        return try table.links[number].read(components, inner)
      }, write: { _, _ in nil })
  }
}
