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
}
