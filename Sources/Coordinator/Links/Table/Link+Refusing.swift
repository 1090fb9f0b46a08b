public import Coordinator

/// Why a link's route refuses values that its parameters accept, in words for the user.
///
/// ```swift
/// Link("tours/:id", .int("id", in: 1...999)) { id in
///   guard id != 7 else { throw LinkReason("This tour has ended.") }
///   return Route(tab: .tours, [.tour(id)])
/// }
/// ```
public struct LinkReason: Error, Hashable, Sendable {
  /// The reason, which must not contain any part of the link's text.
  public let words: String

  /// Makes a reason.
  public init(_ words: String) {
    self.words = words
  }
}

extension LinkPattern {
  /// Returns what an error of the route's closure means for the link.
  @usableFromInline func refusal(for error: any Error) -> LinkRefusal {
    if let refusal = error as? LinkRefusal { return refusal }
    let reason = (error as? LinkReason)?.words ?? "This link can't be opened."
    return .unavailable(reason, pattern: text)
  }
}

extension Link {
  /// Tells what is missing when a pattern's parameters are not declared.
  @available(
    *, unavailable,
    message: "Declare each parameter of the pattern after it, as .int(\"id\", in: 1...999)."
  )
  public convenience init<Value>(
    _ pattern: String, also others: [String] = [], on hosts: LinkHosts = .any,
    requires requirement: LinkRequirement? = nil, from sources: Set<LinkSource>? = nil,
    isStrict: Bool = false, asking dialog: (@Sendable (Route<Map>) -> Map.Dialog)? = nil,
    to route: @escaping @Sendable (Value) throws -> Route<Map>,
    printing: (@Sendable (Route<Map>) -> Value?)? = nil
  ) {
    self.init(
      [], read: { _, _ throws(LinkRefusal) in throw .unknown },
      write: { _, _ in nil })
  }
}
