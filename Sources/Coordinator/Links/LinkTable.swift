/// All links of an app: parsed, printed, listed and published from one declaration each.
///
/// Links are untrusted input. The table refuses whatever it does not fully understand and gives the
/// reason; it repairs nothing, and works in bounded time on any text. Make it once when the app
/// starts; it is a constant that any thread may read.
public struct LinkTable<Map: NavigationMap>: Sendable {
  @usableFromInline let links: [Link<Map>]
  @usableFromInline let index: LinkIndex

  /// Builds a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's https links, in full.
  ///   - ignored: Query items that any link may have and none reads, such as a campaign's
  ///     `utm_source`. Other undeclared items refuse their link.
  ///   - links: The links, in any order: no two of them can match the same text.
  /// - Throws: ``LinkTableError`` if patterns are ambiguous, unreachable or malformed.
  public init(
    schemes: [String] = [], hosts: [String] = [], ignoring ignored: Set<String> = [],
    _ links: [Link<Map>]
  ) throws(LinkTableError) {
    self.links = links
    index = try LinkIndex(
      links.map(\.pattern), LinkEndpoints(schemes: schemes, hosts: hosts), ignoring: ignored)
  }

  /// Parses a link.
  ///
  /// - Parameters:
  ///   - link: The link as it came; only its typed parameters are kept.
  ///   - source: Where it truly came from, which decides what it may open.
  /// - Returns: What the link means, or why it is refused.
  @inlinable public func parse(
    _ link: String, from source: LinkSource
  ) -> Result<LinkMatch<Map>, LinkRefusal> {
    Result { () throws(LinkRefusal) in
      let (number, components) = try index.find(link, from: source)
      let link = links[number]
      let route = try link.read(components)
      return LinkMatch(
        pattern: link.pattern.text, route: route, requirement: link.pattern.requirement,
        effect: link.effect?(route))
    }
  }
}
