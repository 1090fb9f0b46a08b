/// The geometry of a character used for frames and surfaces, so that neighbors meet in any font.
enum TerminalGlyph: Hashable {
  /// Lines from the center to the left, top, right and bottom edges.
  case lines(left: Bool, up: Bool, right: Bool, down: Bool, isHeavy: Bool)
  /// A rounded corner between two of these edges.
  case corner(right: Bool, down: Bool)
  /// A filled left or right half.
  case half(isLeft: Bool)

  init?(_ text: String) {
    guard let glyph = Self.glyphs[text] else { return nil }
    self = glyph
  }

  private static let glyphs: [String: TerminalGlyph] = [
    "─": .lines(left: true, up: false, right: true, down: false, isHeavy: false),
    "│": .lines(left: false, up: true, right: false, down: true, isHeavy: false),
    "├": .lines(left: false, up: true, right: true, down: true, isHeavy: false),
    "┤": .lines(left: true, up: true, right: false, down: true, isHeavy: false),
    "━": .lines(left: true, up: false, right: true, down: false, isHeavy: true),
    "╸": .lines(left: true, up: false, right: false, down: false, isHeavy: true),
    "┃": .lines(left: false, up: true, right: false, down: true, isHeavy: true),
    "╭": .corner(right: true, down: true), "╮": .corner(right: false, down: true),
    "╰": .corner(right: true, down: false), "╯": .corner(right: false, down: false),
    "▌": .half(isLeft: true), "▐": .half(isLeft: false),
  ]

  /// The width of the lines; nil for a filled shape.
  var stroke: Int? {
    switch self {
    case .lines(_, _, _, _, let isHeavy): isHeavy ? 2 : 1
    case .corner: 1
    case .half: nil
    }
  }

  /// Returns the path of the glyph across neighboring columns, as one line where that looks the
  /// same.
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
    case .half(let isLeft):
      return boxes.map { $0.half(isLeft: isLeft) }.joined()
    }
  }
}
