/// What a link means: where it leads, what that requires, and what it would do.
///
/// It holds no part of the link as it was written; its description is the pattern alone, so it may
/// be logged.
public struct LinkMatch<Map: NavigationMap>: Equatable, Sendable, CustomStringConvertible {
  /// The pattern that matched, as it was declared.
  public let pattern: String

  /// Where the link leads.
  public let route: Route<Map>

  /// What must hold before the place is shown.
  public let requirement: LinkRequirement?

  /// What the link would do, once the user has agreed.
  public let effect: LinkEffect?

  @usableFromInline init(
    pattern: String, route: Route<Map>, requirement: LinkRequirement?, effect: LinkEffect?
  ) {
    self.pattern = pattern
    self.route = route
    self.requirement = requirement
    self.effect = effect
  }

  /// The pattern.
  public var description: String { pattern }
}
