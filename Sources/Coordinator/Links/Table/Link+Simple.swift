public import Coordinator

extension Link {
  /// Declares a link without parameters; the arguments are the same as for a link with parameters.
  public convenience init(
    _ pattern: String,
    also others: [String] = [],
    on hosts: LinkHosts = .any,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false,
    asking dialog: Map.Dialog? = nil,
    to route: Route<Map>
  ) {
    self.init(
      pattern, also: others, on: hosts, requires: requirement, from: sources, isStrict: isStrict,
      asking: dialog.map { dialog in { @Sendable _ in dialog } }, to: { route },
      printing: { $0 == route ? () : nil })
  }
}
