/// A position in the grid of cells; the upper left cell is in column 0 and row 0.
public struct TerminalPoint: Hashable, Sendable {
  /// The column, counted from the left edge.
  public var column: Int
  /// The row, counted from the top edge.
  public var row: Int

  /// Creates a point, which can be outside a canvas.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
