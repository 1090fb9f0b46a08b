/// Where a line of text stands in the space it has.
public enum NSTextAlignment: Int, Sendable {
  /// In the middle.
  case center = 1
  /// Where reading starts.
  case natural = 4
}
