extension NSLayoutConstraint {
  /// A direction in which things are laid out.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the two sides of a constraint relate.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// The part of a view or guide that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// No part: the second side is a constant.
    case notAnAttribute = 0
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom
    /// The edge where reading starts.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY

    var axis: Axis? {
      switch self {
      case .notAnAttribute: nil
      case .leading, .trailing, .width, .centerX: .horizontal
      case .top, .bottom, .height, .centerY: .vertical
      }
    }
  }
}
