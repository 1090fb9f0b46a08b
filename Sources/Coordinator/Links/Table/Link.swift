public import Coordinator

/// One link of an app, declared once to be parsed, printed and listed.
///
/// ```swift
/// Link("sights/:id/visit", .int("id", in: 1...999_999)) { id in
///   Route(tab: .explore, [.sight(id: id), .visit(id: id)])
/// }
/// ```
/// A link prints itself: the table tries the values in a route's screens as its parameters, in their order, and prints
/// the first link that leads back to that route. Add a printing closure if its screens have other values, or many. It
/// may return too much, as its link is tried, too.
public final class Link<Map: NavigationMap>: Sendable {
  /// Reads the parameters of a link with one of the patterns; the number is the link's.
  @usableFromInline typealias Reader =
    @Sendable (LinkComponents, LinkPattern, _ number: Int) throws(LinkRefusal) -> LinkMatch<Map>
  /// Returns the texts that each parameter may have in a link to a route, or `nil` if there is none.
  @usableFromInline typealias Writer =
    @Sendable (Route<Map>, _ values: () -> RouteValues) -> [[[String]]]?

  /// The patterns; the first is printed.
  @usableFromInline let patterns: [LinkPattern]
  @usableFromInline
  let read: @Sendable (LinkComponents, LinkPattern, Int) throws(LinkRefusal) -> LinkMatch<Map>
  @usableFromInline let write: Writer

  @usableFromInline init(
    _ patterns: [LinkPattern], read: @escaping Reader, write: @escaping Writer
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
  ///   - doors: The schemes and hosts where the link is open; by default, all of its table.
  ///   - requirement: A condition that must hold before the route is shown.
  ///   - sources: Where the link may come from. By default anywhere, except that a link with a dialog
  ///     may not come from a custom scheme.
  ///   - isStrict: Whether a universal link is refused, too, if it contains anything undeclared. A
  ///     link with a dialog always is.
  ///   - excluded: Items of the query with which a link stays on the web: the association file doesn't claim it.
  ///   - keepsPlace: Whether the user stays where they are, and the route's modals, or else its screens, open above
  ///     that. Closing them leads back there.
  ///   - dialog: Makes a question for the user there from the route and the number of the link. A link
  ///     changes nothing itself; a choice of its dialog may. With the number in it, an answer to one question
  ///     can't be taken for the answer to another.
  ///   - route: The route the link leads to. It may throw a ``LinkReason`` to refuse the link.
  ///   - printing: The parameters that lead to a route, or `nil` if this link doesn't. Without it, they
  ///     are found among the values in the route's screens.
  public init<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat LinkParameter<each Value>,
    also others: [String] = [],
    doors: Set<LinkDoor>? = nil,
    requires requirement: LinkRequirement? = nil,
    from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false,
    excluding excluded: Set<String> = [],
    keepsPlace: Bool = false,
    asking dialog: (@Sendable (Route<Map>, Int) -> Map.Dialog)? = nil,
    to route: @escaping @Sendable (repeat each Value) throws -> Route<Map>,
    printing: (@Sendable (Route<Map>) -> (repeat each Value)?)? = nil
  ) {
    var fields: [LinkField] = []
    for parameter in repeat each parameters { fields.append(parameter.field) }
    let rules = LinkRules(
      doors, requires: requirement, from: sources, hasDialog: dialog != nil, isStrict: isStrict,
      excluding: excluded)
    var number = -1
    let readers = (repeat (each parameters).reader(next(&number)))
    patterns = ([pattern] + others).map { [fields] in LinkPattern($0, fields, rules) }
    read = { components, pattern, number throws(LinkRefusal) in
      do {
        let route = try route(repeat try (each readers)(components, pattern))
        return LinkMatch(
          pattern: pattern.text, route: route, requirement: requirement,
          dialog: dialog?(route, number), number: number, keepsPlace: keepsPlace)
      } catch {
        throw pattern.refusal(for: error)
      }
    }
    write = { [parameters = (repeat each parameters)] route, values in
      var choices: [[[String]]] = []
      if let printing {
        guard let values = printing(route) else { return nil }
        for (value, parameter) in repeat (each values, each parameters) {
          choices.append([parameter.write(value)].compactMap(\.self))
        }
      } else {
        for parameter in repeat each parameters {
          choices.append(parameter.find(values()).compactMap(parameter.write))
        }
      }
      return choices
    }
  }
}

extension LinkPattern {
  /// Returns the refusal for an error of the route's closure.
  @usableFromInline func refusal(for error: any Error) -> LinkRefusal {
    if let refusal = error as? LinkRefusal { return refusal }
    let reason = (error as? LinkReason)?.words ?? "This link can't be opened."
    return .unavailable(reason, pattern: text)
  }
}

/// Returns the number after the last.
@usableFromInline func next(_ number: inout Int) -> Int {
  number += 1
  return number
}
