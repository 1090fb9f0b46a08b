public import Coordinator

/// The meaning of a link: its route, its requirement, and its question for the user.
///
/// It contains no part of the link's text, and its description is only the pattern, so it may be
/// logged.
public struct LinkMatch<Map: NavigationMap>: Equatable, Sendable, CustomStringConvertible {
  /// The pattern that matched, as it was declared.
  public let pattern: String

  /// The route that the link leads to.
  public let route: Route<Map>

  /// The condition that must hold before the route is shown.
  public let requirement: LinkRequirement?

  /// The question for the user there.
  public let dialog: Map.Dialog?

  /// The number of the link, which tells it from others with the same meaning.
  let number: Int

  /// Whether the route opens above the user's location.
  public let keepsPlace: Bool

  /// The pattern.
  public var description: String { pattern }
}

extension LinkMatch: Codable where Map.Dialog: Codable {}

/// A condition that must hold before a link's route is shown, such as being signed in.
///
/// The table only names it; the app's guard decides whether it holds.
///
/// ```swift
/// extension LinkRequirement { static let signedIn: Self = "signed in" }
/// ```
public struct LinkRequirement: Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// A description of the requirement, for listings.
  public let name: String

  /// Creates a requirement from a literal, its name.
  public init(stringLiteral name: String) {
    self.name = name
  }
}
