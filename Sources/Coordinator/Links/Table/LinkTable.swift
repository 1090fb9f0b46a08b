/// All links of an app: parsed, printed, listed and published from one declaration each.
///
/// Links are untrusted input. The table refuses what it does not fully understand, says why, and
/// never repairs; it works in bounded time on any text. It is a constant, made once when the app
/// starts, which any thread may read.
///
/// ```swift
/// let links = try LinkTable<AppMap>(schemes: ["sights"], hosts: ["sights.example"], [
///   Link("saved", to: Route(tab: .saved)),
///   Link("sights/:id", .int("id", in: 1...999_999)) { id in
///     Route(tab: .explore, [.sight(id: id)])
///   } printing: { route in
///     if case .sight(let id)? = route.screens.last { id } else { nil }
///   },
/// ])
/// ```
public struct LinkTable<Map: NavigationMap>: Sendable {
  /// The app's own schemes; links are printed with the first.
  public let schemes: [String]

  /// The hosts of the app's https links; links are printed with the first.
  public let hosts: [String]

  @usableFromInline let links: [Link<Map>]
  @usableFromInline let register: LinkRegister

  /// Builds a table.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes.
  ///   - hosts: The hosts of the app's https links, each exactly as it is.
  ///   - ignored: Query items that may be on any link and that none reads, such as a campaign's
  ///     `utm_source`. Any other unknown item refuses its link.
  ///   - links: The links, in any order: no two of them can match the same text.
  /// - Throws: ``LinkTableError`` if patterns are ambiguous, unreachable or malformed.
  public init(
    schemes: [String] = [], hosts: [String] = [], ignoring ignored: Set<String> = [],
    _ links: [Link<Map>]
  ) throws(LinkTableError) {
    register = try LinkRegister(
      doors: LinkDoors(checking: schemes, hosts), ignoring: ignored, links.map(\.declaration))
    self.schemes = schemes
    self.hosts = hosts
    self.links = links
  }

  /// Reads a link.
  ///
  /// - Parameters:
  ///   - link: The link as it came; nothing of it is kept but its typed parameters.
  ///   - source: Where it came from. Say the truth here: it decides what the link may open.
  /// - Returns: What the link means, or why it is refused.
  @inlinable public func parse(
    _ link: String, from source: LinkSource
  ) -> Result<LinkMatch<Map>, LinkRefusal> {
    do throws(LinkRefusal) {
      return .success(try match(link, from: source))
    } catch {
      return .failure(error)
    }
  }

  /// Finds the link, and only then reads its parameters.
  @inlinable func match(_ link: String, from source: LinkSource?) throws(LinkRefusal) -> LinkMatch<
    Map
  > {
    let (index, text) = try register.find(link, from: source)
    return try links[index].match(text)
  }
}

extension LinkDoors {
  init(checking schemes: [String], _ hosts: [String]) throws(LinkTableError) {
    guard !schemes.isEmpty || !hosts.isEmpty
    else { throw .badDoor("A table needs a scheme or a host, or no link can come in.") }
    if let scheme = schemes.first(where: { !$0.isOwnScheme }) {
      throw .badDoor("“\(scheme)” cannot be an app's own scheme in lower case.")
    }
    if let host = hosts.first(where: { !$0.isPlainHost }) {
      throw .badDoor("“\(host)” is not a plain host in lower case.")
    }
    self.init(schemes: schemes, hosts: hosts)
  }
}

extension String {
  fileprivate var isOwnScheme: Bool {
    !["http", "https", "file", "javascript", "data"].contains(self) && self == lowercased()
      && utf8.first?.isLetter == true && utf8.allSatisfy(\.isInScheme)
  }

  fileprivate var isPlainHost: Bool {
    !isEmpty && self == lowercased() && !hasSuffix(".") && utf8.allSatisfy(\.isUnreserved)
  }
}
