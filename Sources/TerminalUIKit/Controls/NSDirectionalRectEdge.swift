/// Sides of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt

  /// Makes sides from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// Every side.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
