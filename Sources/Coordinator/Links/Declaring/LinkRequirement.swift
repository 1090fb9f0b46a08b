/// Names what must hold before a link's place is shown, such as being signed in.
///
/// The table only carries it; the app's guard decides whether it holds, when the link comes and
/// again when a pending link is followed.
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
