public import Coordinator
public import Redux

/// What a link means: where it leads, what that requires, and what it would do.
///
/// It contains no part of the link's text, and its description is only the pattern, so it may be
/// logged.
public struct LinkMatch<Map: NavigationMap>: Codable, Equatable, Sendable,
  CustomStringConvertible
{
  /// The pattern that matched, as it was declared.
  public let pattern: String

  /// The place that the link leads to.
  public let route: Route<Map>

  /// What must hold before the place is shown.
  public let requirement: LinkRequirement?

  /// What the link would do after the user has agreed.
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

/// What must hold before a link's place is shown, such as being signed in.
///
/// The table only names it; the app's guard decides whether it holds.
///
/// ```swift
/// extension LinkRequirement { static let signedIn: Self = "signed in" }
/// ```
public struct LinkRequirement: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The requirement in words, as listings show it.
  public let name: String

  /// Makes a requirement.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes a requirement from a literal.
  public init(stringLiteral name: String) {
    self.name = name
  }
}

/// What a link would do besides showing a place; it happens only after the user has agreed.
public struct LinkEffect: Equatable, Sendable {
  /// The question to the user.
  public let question: String

  /// The action that is dispatched when the user agrees.
  public let action: any ActionType & Equatable

  /// Makes an effect from a question and an action.
  public init(_ question: String, _ action: any ActionType & Equatable) {
    self.question = question
    self.action = action
  }

  /// Returns whether both ask the same question for the same action.
  public static func == (one: Self, other: Self) -> Bool {
    one.question == other.question && areEqual(one.action, other.action)
  }
}
