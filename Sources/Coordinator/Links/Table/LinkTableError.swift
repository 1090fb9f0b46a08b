/// Why a table of links cannot be built: a mistake in the app, found when it starts.
public enum LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One link could match both of these patterns.
  case ambiguous(String, String)

  /// No link can match this pattern.
  case unreachable(String, String)

  /// The pattern does not fit its parameters, or is not a path.
  case malformed(String, String)

  /// A scheme or host cannot be one, or there is none at all.
  case badDoor(String)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .ambiguous(let one, let other): "One link could be both “\(one)” and “\(other)”."
    case .unreachable(let pattern, let reason): "No link can be “\(pattern)”: \(reason)."
    case .malformed(let pattern, let reason): "“\(pattern)” is not a pattern: \(reason)."
    case .badDoor(let reason): reason
    }
  }
}
