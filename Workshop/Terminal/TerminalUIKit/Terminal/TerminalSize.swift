/// A size in cells.
///
/// Layout works in points, but terminals count cells, so a resize reports a size in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of cells in a row.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size; negative counts become zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Reads a size such as `80x24`, of 20 to 1000 columns and 6 to 1000 rows; nil if it is another.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, (20...1000).contains(numbers[0]),
      (6...1000).contains(numbers[1])
    else { return nil }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}
