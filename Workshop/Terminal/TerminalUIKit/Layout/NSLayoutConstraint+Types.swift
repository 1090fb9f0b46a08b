extension NSLayoutConstraint {
  /// The axes of layout.
  public enum Axis: Int, Sendable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }

  /// The relations between the two sides of a constraint.
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

  /// The parts of a view or guide that constraints relate.
  public enum Attribute: Int, Sendable {
    /// No attribute: the second side is a constant.
    case notAnAttribute = 0
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
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
