/// Where a line of text stands in the space it has.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges; drawn as `left`.
  case justified
  /// Where reading starts.
  case natural
}
