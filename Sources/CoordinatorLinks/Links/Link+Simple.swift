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

  /// Declares a link that is never printed; the arguments are those of a link that is.
  public convenience init<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat LinkParameter<each Value>,
    also others: [String] = [],
    on hosts: LinkHosts = .any,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false,
    asksFirst effect: (@Sendable (Route<Map>) -> LinkEffect)? = nil,
    to route: @escaping @Sendable (repeat each Value) throws -> Route<Map>
  ) {
    var fields: [LinkField] = []
    for parameter in repeat each parameters { fields.append(parameter.field) }
    let rules = LinkRules(
      on: hosts, requires: requirement, from: sources, hasEffect: effect != nil, isStrict: isStrict)
    var number = -1
    let readers = (repeat (each parameters).reader(next(&number)))
    self.init(
      ([pattern] + others).map { [fields] in LinkPattern($0, fields, rules) }, effect: effect,
      read: { components, pattern throws(LinkRefusal) in
        do {
          return try route(repeat try (each readers)(components, pattern))
        } catch {
          throw pattern.refusal(for: error)
        }
      }, write: nil)
  }
}
