extension TerminalGlyph {
  /// The width of its lines; nothing if it is filled.
  var stroke: Int? {
    switch self {
    case .lines(_, _, _, _, let isHeavy): isHeavy ? 2 : 1
    case .corner: 1
    case .blocks: nil
    }
  }

  var opacity: Double {
    if case .blocks(_, let opacity) = self { opacity } else { 1 }
  }

  /// The path of the glyph in neighbouring columns, drawn through where that looks the same.
  func path(row: Int, columns: Range<Int>) -> String {
    let whole = TerminalPictureBox(row: row, columns: columns)
    let boxes = columns.map { TerminalPictureBox(row: row, columns: $0..<$0 + 1) }
    switch self {
    case .lines(left: true, let up, right: true, let down, _):
      return whole.across(fromLeft: true, toRight: true)
        + boxes.map { $0.along(fromTop: up, toBottom: down) }.joined()
    case .lines(let left, let up, let right, let down, _):
      return boxes.map {
        $0.across(fromLeft: left, toRight: right) + $0.along(fromTop: up, toBottom: down)
      }
      .joined()
    case .corner(let right, let down):
      return boxes.map { $0.corner(toRight: right, toBottom: down) }.joined()
    case .blocks(let blocks, _) where blocks.allSatisfy { $0.width == 8 }:
      return blocks.map(whole.fill).joined()
    case .blocks(let blocks, _):
      return boxes.map { blocks.map($0.fill).joined() }.joined()
    }
  }
}
