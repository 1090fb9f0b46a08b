#if os(Linux) && compiler(>=6.3)
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Redux

  extension SimulatedApp {
    /// What happens in every campaign of an app: each link leads somewhere, one is refused, and there is an action of
    /// each recorded type.
    ///
    /// Add to it in ``expected``, or remove what the user can't reach.
    public static var standardExpectations: [String] {
      let matches = sampleMatches.map(\.match)
      let screens = matches.compactMap(\.route.chain.last).map { "\($0)".prefix { $0 != "(" } }
      let actions = ownRecordedTypes.compactMap { $0 as? any ActionType.Type }
      return Set(matches.map { "link \($0.pattern)" } + screens.map { "screen \($0)" }).sorted()
        + ["link refused"] + actions.map { "action \($0)" }
    }

    /// The links that the user follows: the app's habits, or a link of each pattern in the table, and one that
    /// leads nowhere.
    static var followedLinks: [String] {
      guard habits.links.isEmpty else { return habits.links }
      let scheme = links.schemes.first.map { "\($0.prefix { $0 != ":" })://" }
      let host = links.hosts.first { !$0.hasPrefix("*") }.map { "https://\($0)/" }
      let paths = sampleMatches.map(\.path) + ["nowhere/at/all"]
      return [scheme, host].compactMap(\.self).flatMap { start in paths.map { start + $0 } }
    }

    /// A link of each pattern whose parameters have values that are easy to guess.
    private static var sampleMatches: [(path: String, match: LinkMatch<Map>)] {
      guard let scheme = links.schemes.first?.prefix(while: { $0 != ":" }) else { return [] }
      return links.templates.flatMap { template in
        ["1", "7", "one"].compactMap { value in
          let parts = template.prefix { $0 != "?" }.split(separator: "/").map { part in
            part.first == "{" ? value : String(part.prefix { $0 != "{" })
          }
          let path = parts.joined(separator: "/")
          let match = try? links.parse("\(scheme):///\(path)", from: .inApp).get()
          return match.map { (path, $0) }
        }
      }
    }
  }
#endif
