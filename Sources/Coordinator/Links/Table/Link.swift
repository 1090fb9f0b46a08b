public import Coordinator

/// One link of an app, declared once to be parsed, printed and listed.
///
/// ```swift
/// Link("sights/:id/visit", .int("id", in: 1...999_999)) { id in
///   Route(tab: .explore, [.sight(id: id), .visit(id: id)])
/// }
/// ```
/// A link prints itself: the table tries the values in a route's screens as its parameters, and prints
/// what leads to exactly that route. Add a printing closure if its screens have other values. It may
/// return too much, as its link is tried, too.
public final class Link<Map: NavigationMap>: Sendable {
  /// The patterns; the first is printed.
  @usableFromInline let patterns: [LinkPattern]
  @usableFromInline
  let read: @Sendable (LinkComponents, LinkPattern) throws(LinkRefusal) -> LinkMatch<Map>
  @usableFromInline let write: @Sendable (Route<Map>, () -> PlaceValues) -> [[[String]]]?

  @usableFromInline init(
    _ patterns: [LinkPattern],
    read: @escaping @Sendable (LinkComponents, LinkPattern) throws(LinkRefusal) -> LinkMatch<Map>,
    write: @escaping @Sendable (Route<Map>, () -> PlaceValues) -> [[[String]]]?
  ) {
    self.patterns = patterns
    self.read = read
    self.write = write
  }

  /// Declares a link with parameters.
  ///
  /// - Parameters:
  ///   - pattern: The parts of the path, such as `sights/:id`; a `:name` is a parameter, and a
  ///     `*name` at the end is the rest of the path.
  ///   - parameters: Each parameter of the path and each item of the query.
  ///   - others: More patterns with the same parameters, which are read but never printed, such as
  ///     the patterns of an earlier version of the app.
  ///   - hosts: Where the link is open, by default everywhere.
  ///   - requirement: A condition that must hold before the route is shown.
  ///   - sources: Where the link may come from. By default anywhere, except that a link with a dialog
  ///     may not come from a custom scheme.
  ///   - isStrict: Whether a universal link is refused, too, if it contains anything undeclared. A
  ///     link with a dialog always is.
  ///   - dialog: A question for the user there. A link changes nothing itself; a choice of its
  ///     dialog may.
  ///   - route: The route the link leads to. It may throw a ``LinkReason`` to refuse the link.
  ///   - printing: The parameters that lead to a route, or `nil` if this link doesn't. Without it, they
  ///     are found among the values in the route's screens.
  public init<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat LinkParameter<each Value>,
    also others: [String] = [],
    on hosts: LinkHosts = .any,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false,
    asking dialog: (@Sendable (Route<Map>) -> Map.Dialog)? = nil,
    to route: @escaping @Sendable (repeat each Value) throws -> Route<Map>,
    printing: (@Sendable (Route<Map>) -> (repeat each Value)?)? = nil
  ) {
    var fields: [LinkField] = []
    for parameter in repeat each parameters { fields.append(parameter.field) }
    let rules = LinkRules(
      on: hosts, requires: requirement, from: sources, hasDialog: dialog != nil, isStrict: isStrict)
    var number = -1
    let readers = (repeat (each parameters).reader(next(&number)))
    patterns = ([pattern] + others).map { [fields] in LinkPattern($0, fields, rules) }
    read = { components, pattern throws(LinkRefusal) in
      do {
        let route = try route(repeat try (each readers)(components, pattern))
        return LinkMatch(
          pattern: pattern.text, route: route, requirement: requirement, dialog: dialog?(route))
      } catch {
        throw pattern.refusal(for: error)
      }
    }
    write = { [parameters = (repeat each parameters)] route, values in
      var choices: [[[String]]] = []
      if let printing {
        guard let values = printing(route) else { return nil }
        for (value, parameter) in repeat (each values, each parameters) {
          choices.append([parameter.write(value)])
        }
      } else {
        for parameter in repeat each parameters {
          choices.append(parameter.find(values()).map(parameter.write))
        }
      }
      return choices
    }
  }
}
