public import Coordinator

extension Link {
  /// Declares a link without parameters; the arguments are those of a link with parameters.
  public convenience init(
    _ pattern: String,
    also others: [String] = [],
    on hosts: LinkHosts = .any,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false,
    asksFirst effect: LinkEffect? = nil,
    to route: Route<Map>
  ) {
    self.init(
      pattern, also: others, on: hosts, requires: requirement, from: sources, isStrict: isStrict,
      asksFirst: effect.map { effect in { @Sendable _ in effect } }, to: { route },
      printing: { $0 == route ? () : nil })
  }
}
