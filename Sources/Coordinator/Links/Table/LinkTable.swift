public import Coordinator

/// All links of an app: parsed, printed, listed and published from one declaration each.
///
/// Links are untrusted input. The table refuses everything that it does not fully understand and gives the
/// reason; it repairs nothing, and works in bounded time on any text. Make it once when the app
/// starts; it is a constant that any thread may read.
public struct LinkTable<Map: NavigationMap>: Sendable {
  @usableFromInline let links: [Link<Map>]
  @usableFromInline let index: LinkIndex

  /// Builds a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes. A link may be written `app://a/b`, `app:///a/b`, or with one of
  ///     the hosts. List a scheme with its colon, as `matrix:`, if links are written without a host:
  ///     `matrix:a/b` or `matrix:/a/b`.
  ///   - hosts: The hosts of the app's https links: in full, or as `*.example.org` for a family of
  ///     hosts that have exactly one more label.
  ///   - ignored: Query items that any link may have and none reads, such as a campaign's
  ///     `utm_source`. Only a universal link may have other undeclared items.
  ///   - bytes: The greatest number of bytes of a link, as it arrived and as it would be printed.
  ///   - links: The links. If a link could match several, the most specific one wins: from left to right, a
  ///     word before a number or a case of an enum, these before text, and the rest of a path last. Of equally
  ///     specific ones, the first wins.
  /// - Throws: ``LinkTableError`` if a pattern is malformed or can never win.
  public init(
    schemes: [String] = [], hosts: [String] = [], ignoring ignored: Set<String> = [],
    atMost bytes: Int = 2_048, _ links: [Link<Map>]
  ) throws(LinkTableError) {
    self.links = links
    var endpoints = LinkEndpoints(schemes: schemes, hosts: hosts)
    endpoints.bytes = bytes
    index = try LinkIndex(links.map(\.patterns), endpoints, ignoring: ignored)
  }

  /// Parses a link.
  ///
  /// - Parameters:
  ///   - link: The link as it arrived; only its typed parameters are kept.
  ///   - source: Its true source, which decides which patterns it may open.
  ///   - hosts: The hosts that are known only now, such as the server on which the user signed in.
  ///   - number: The number of the link, which its dialog and its match have.
  /// - Returns: The link's meaning, or the reason why it is refused.
  @inlinable public func parse(
    _ link: String, from source: LinkSource, on hosts: [String] = [], number: Int = 0
  ) -> Result<LinkMatch<Map>, LinkRefusal> {
    Result { () throws(LinkRefusal) in
      let (link, pattern, components) = try index.find(link, from: source, on: hosts)
      return try links[link].read(components, pattern, number)
    }
  }
}
