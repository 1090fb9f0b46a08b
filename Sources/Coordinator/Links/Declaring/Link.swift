/// One link of an app, declared once: it is parsed, printed and listed from this.
///
/// ```swift
/// Link("sights/:id/visit", .int("id", in: 1...999_999)) { id in
///   Route(tab: .explore, [.sight(id: id), .visit(id: id)])
/// } printing: { route in
///   if case .visit(let id)? = route.screens.last { id } else { nil }
/// }
/// ```
/// A printing closure need not be careful: what it returns is only used if the link made of it leads
/// to the very route that was asked for.
public final class Link<Map: NavigationMap>: Sendable {
  @usableFromInline let declaration: LinkDeclaration
  let sample: Route<Map>?
  @usableFromInline let effect: (@Sendable (Route<Map>) -> LinkEffect)?
  @usableFromInline let read: @Sendable (LinkText) throws(LinkRefusal) -> Route<Map>
  let write: @Sendable (Route<Map>) -> [[String]]?

  /// Declares a link with parameters.
  ///
  /// - Parameters:
  ///   - pattern: The parts of the path, such as `sights/:id`; a `:name` is a parameter.
  ///   - parameters: Each parameter of the path and each item of the query.
  ///   - requirement: What must hold before the place is shown.
  ///   - sources: Where the link may come from: anywhere, or for one with an effect anywhere but
  ///     from a custom scheme.
  ///   - effect: What a link to this place would do; the user is asked first.
  ///   - route: Where it leads.
  ///   - printing: The parameters that lead to a route, or `nil` if it is another link's.
  @inlinable public convenience init<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat LinkParameter<each Value>,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    asksFirst effect: (@Sendable (Route<Map>) -> LinkEffect)? = nil,
    to route: @escaping @Sendable (repeat each Value) -> Route<Map>,
    printing: @escaping @Sendable (Route<Map>) -> (repeat each Value)?
  ) {
    let declaration = LinkDeclaration(
      pattern, slots: slotList(repeat each parameters), requires: requirement, from: sources,
      hasEffect: effect != nil)
    let readers = (repeat (each parameters).reader)
    self.init(
      declaration, effect: effect, sample: sampleRoute(repeat each parameters, to: route),
      read: { text throws(LinkRefusal) in
        var cursor = LinkCursor(declaration)
        return try route(repeat cursor.next(each readers, in: text))
      },
      write: { route in
        printing(route).map { (values: (repeat each Value)) in
          texts(of: (repeat each values), by: repeat each parameters)
        }
      })
  }

  /// Declares a link without parameters.
  ///
  /// - Parameters:
  ///   - pattern: The parts of the path, such as `account/sign-in`.
  ///   - requirement: What must hold before the place is shown.
  ///   - sources: Where the link may come from: anywhere, or for one with an effect anywhere but
  ///     from a custom scheme.
  ///   - effect: What the link would do; the user is asked first.
  ///   - route: Where it leads.
  public convenience init(
    _ pattern: String,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    asksFirst effect: LinkEffect? = nil,
    to route: Route<Map>
  ) {
    let declaration = LinkDeclaration(
      pattern, slots: [], requires: requirement, from: sources, hasEffect: effect != nil)
    self.init(
      declaration, effect: effect.map { effect in { @Sendable (_: Route<Map>) in effect } },
      sample: route, read: { _ throws(LinkRefusal) in route },
      write: { $0 == route ? [] : nil })
  }

  @usableFromInline init(
    _ declaration: LinkDeclaration, effect: (@Sendable (Route<Map>) -> LinkEffect)?,
    sample: Route<Map>?, read: @escaping @Sendable (LinkText) throws(LinkRefusal) -> Route<Map>,
    write: @escaping @Sendable (Route<Map>) -> [[String]]?
  ) {
    self.declaration = declaration
    self.effect = effect
    self.sample = sample
    self.read = read
    self.write = write
  }

  @inlinable func match(_ text: LinkText) throws(LinkRefusal) -> LinkMatch<Map> {
    let route = try read(text)
    return LinkMatch(
      pattern: declaration.pattern, route: route, requirement: declaration.requirement,
      effect: effect?(route))
  }
}

@usableFromInline func slotList<each Value>(
  _ parameters: repeat LinkParameter<each Value>
) -> [LinkSlot] {
  var slots: [LinkSlot] = []
  for parameter in repeat each parameters { slots.append(parameter.slot) }
  return slots
}

/// The place that a link leads to with some values, if its parameters have any.
@usableFromInline func sampleRoute<Map, each Value>(
  _ parameters: repeat LinkParameter<each Value>, to route: (repeat each Value) -> Route<Map>
) -> Route<Map>? {
  func sample<One>(_ parameter: LinkParameter<One>) throws(LinkRefusal) -> One {
    guard let sample = parameter.sample else { throw .unknown }
    return sample
  }
  guard let values = try? (repeat sample(each parameters)) else { return nil }
  return route(repeat each values)
}

@usableFromInline func texts<each Value>(
  of values: (repeat each Value), by parameters: repeat LinkParameter<each Value>
) -> [[String]] {
  var texts: [[String]] = []
  for (value, parameter) in repeat (each values, each parameters) {
    texts.append(parameter.write(value))
  }
  return texts
}
