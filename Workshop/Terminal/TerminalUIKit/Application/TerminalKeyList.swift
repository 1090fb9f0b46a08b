/// The places of keys in columns, in which their titles are aligned.
struct TerminalKeyList {
  /// The frame around the keys.
  let box: TerminalRect
  let hints: [PlacedKeyHint]
  /// Whether all keys are in it.
  let isWhole: Bool
  /// The columns of the screen that the list needs.
  let columnsNeeded: Int

  /// Places keys in columns.
  ///
  /// - Parameters:
  ///   - columns: The keys of each column.
  ///   - size: The size of the screen.
  ///   - all: The keys with which the titles are aligned; nil for those of their column.
  ///   - isWhole: Whether these are all keys.
  init(
    _ columns: [[TerminalKeyHint]], on size: TerminalSize,
    alignedWith all: [TerminalKeyHint]? = nil,
    isWhole: Bool
  ) {
    // A key that would take the titles' room on a narrow screen pushes only its own aside.
    let most = size.columns / 4
    let keys = columns.map { column in
      min((all ?? column).map { TerminalText.width($0.key) }.max() ?? 0, most)
    }
    let origin = TerminalPoint(column: 0, row: 0)
    let widths = zip(columns, keys).map { column, key in
      (all ?? column).map { PlacedKeyHint($0, at: origin, keyWidth: key).width }.max() ?? 0
    }
    columnsNeeded = widths.reduce(3) { $0 + $1 + 3 }
    let rows = columns.map(\.count).max() ?? 0
    let width = min(columnsNeeded, size.columns)
    let box = TerminalRect(
      column: (size.columns - width) / 2, row: max(0, (size.rows - rows - 2) / 2), columns: width,
      rows: rows + 2)
    self.box = box
    self.isWhole = isWhole
    hints = columns.indices.flatMap { index in
      let left = box.origin.column + 3 + widths[..<index].reduce(0) { $0 + $1 + 3 }
      return columns[index].enumerated().map { row, hint in
        PlacedKeyHint(
          hint, at: TerminalPoint(column: left, row: box.origin.row + 1 + row),
          keyWidth: keys[index])
      }
    }
  }
}
