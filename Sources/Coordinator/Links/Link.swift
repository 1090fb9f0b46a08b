/// One link of an app, declared once to be parsed, printed and listed.
///
/// ```swift
/// Link("sights/:id/visit", .int("id", in: 1...999_999)) { id in
///   Route(tab: .explore, [.sight(id: id), .visit(id: id)])
/// } printing: { route in
///   if case .visit(let id)? = route.screens.last { id } else { nil }
/// }
/// ```
/// A printing closure may return too much: the table uses what it returns only if the printed link
/// leads to exactly the given route.
public final class Link<Map: NavigationMap>: Sendable {
  @usableFromInline let pattern: LinkPattern
  @usableFromInline let effect: (@Sendable (Route<Map>) -> LinkEffect)?
  @usableFromInline let read: @Sendable (LinkComponents) throws(LinkRefusal) -> Route<Map>
  @usableFromInline let write: @Sendable (Route<Map>) -> [[String]]?

  /// Declares a link with parameters.
  ///
  /// - Parameters:
  ///   - pattern: The parts of the path, such as `sights/:id`; a `:name` is a parameter.
  ///   - parameters: Each parameter of the path and each item of the query.
  ///   - requirement: What must hold before the place is shown.
  ///   - sources: Where the link may come from. By default anywhere, except that a link with an
  ///     effect may not come from a custom scheme.
  ///   - effect: What a link to this place would do; the user is asked first.
  ///   - route: The place the link leads to.
  ///   - printing: The parameters that lead to a route, or `nil` if this link doesn't.
  @inlinable public init<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat LinkParameter<each Value>,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    asksFirst effect: (@Sendable (Route<Map>) -> LinkEffect)? = nil,
    to route: @escaping @Sendable (repeat each Value) -> Route<Map>,
    printing: @escaping @Sendable (Route<Map>) -> (repeat each Value)?
  ) {
    var fields: [LinkField] = []
    for parameter in repeat each parameters { fields.append(parameter.field) }
    let pattern = LinkPattern(
      pattern, fields, requires: requirement, from: sources, hasEffect: effect != nil)
    let readers = (repeat (each parameters).reader(in: pattern))
    self.pattern = pattern
    self.effect = effect
    read = { components throws(LinkRefusal) in try route(repeat (each readers)(components)) }
    write = { route in
      guard let values = printing(route) else { return nil }
      var texts: [[String]] = []
      for (value, parameter) in repeat (each values, each parameters) {
        texts.append(parameter.write(value))
      }
      return texts
    }
  }

  /// Declares a link without parameters; the arguments are those of a link with parameters.
  public convenience init(
    _ pattern: String,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    asksFirst effect: LinkEffect? = nil,
    to route: Route<Map>
  ) {
    self.init(
      pattern, requires: requirement, from: sources,
      asksFirst: effect.map { effect in { @Sendable _ in effect } }, to: { route },
      printing: { $0 == route ? () : nil })
  }
}
