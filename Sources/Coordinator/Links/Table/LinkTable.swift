public import Coordinator

/// All links of an app: parsed, printed, listed and published from one declaration each.
///
/// Links are untrusted input. The table refuses whatever it does not fully understand and gives the
/// reason; it repairs nothing, and works in bounded time on any text. Make it once when the app
/// starts; it is a constant that any thread may read.
public struct LinkTable<Map: NavigationMap>: Sendable {
  @usableFromInline let links: [Link<Map>]
  @usableFromInline let index: LinkIndex
  @usableFromInline let prints = LinkPrints<Map>()

  /// Builds a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - styles: How links with these schemes may be written; they are printed as the first.
  ///   - hosts: The hosts of the app's https links: in full, or as `*.example.org` for a family of
  ///     hosts that have exactly one more label.
  ///   - ignored: Query items that any link may have and none reads, such as a campaign's
  ///     `utm_source`. Only a universal link may have other undeclared items.
  ///   - bytes: The greatest number of bytes of a link, as it came and as it would be printed.
  ///   - links: The links, in any order. No two of them can match the same text, except that a word
  ///     of one wins over a parameter of the other, and a number or a case of an enum over text.
  /// - Throws: ``LinkTableError`` if patterns are ambiguous, unreachable or malformed.
  public init(
    schemes: [String] = [], written styles: [LinkSchemeStyle] = [.short], hosts: [String] = [],
    ignoring ignored: Set<String> = [], atMost bytes: Int = 2_048, _ links: [Link<Map>]
  ) throws(LinkTableError) {
    self.links = links
    var endpoints = LinkEndpoints(schemes: schemes, hosts: hosts, styles: styles)
    endpoints.bytes = bytes
    index = try LinkIndex(links.map(\.patterns), endpoints, ignoring: ignored)
  }

  /// Parses a link.
  ///
  /// - Parameters:
  ///   - link: The link as it came; only its typed parameters are kept.
  ///   - source: Where it truly came from, which decides what it may open.
  ///   - hosts: The hosts that are known only now, such as the server on which the user signed in.
  /// - Returns: The link's meaning, or the reason why it is refused.
  @inlinable public func parse(
    _ link: String, from source: LinkSource, on hosts: [String] = []
  ) -> Result<LinkMatch<Map>, LinkRefusal> {
    Result { () throws(LinkRefusal) in
      let (number, pattern, components) = try index.find(link, from: source, on: hosts)
      return try links[number].read(components, pattern)
    }
  }
}
