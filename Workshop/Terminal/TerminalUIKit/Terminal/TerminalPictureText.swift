/// A run of text drawn as one element.
///
/// A wide or unusual cluster is its own run, because a font may draw it in another width,
/// which must not move the text after it.
struct TerminalPictureText {
  private(set) var columns: Range<Int>
  private(set) var text: String
  let ink: TerminalInk

  static func runs(of canvas: TerminalCanvas, row: Int, theme: TerminalTheme) -> [Self] {
    var runs: [Self] = []
    var isOpen = false
    for column in 0..<canvas.size.columns {
      let cell = canvas[row, column]
      guard cell.width > 0, cell.text != " ", TerminalGlyph(cell.text) == nil else { continue }
      let ink = TerminalInk(cell.style, theme)
      if isOpen, cell.isOrdinary, runs[runs.count - 1].append(cell.text, at: column, ink) {
        continue
      }
      let columns = column..<column + Int(cell.width)
      runs.append(Self(columns: columns, text: cell.text, ink: ink))
      isOpen = cell.isOrdinary
    }
    return runs
  }

  /// Appends a cluster that follows directly or after one space, and returns whether it did.
  private mutating func append(_ text: String, at column: Int, _ ink: TerminalInk) -> Bool {
    let gap = column - columns.upperBound
    guard gap < 2, ink == self.ink else { return false }
    self.text += String(repeating: " ", count: gap) + text
    columns = columns.lowerBound..<column + 1
    return true
  }
}

extension TerminalCell {
  /// Whether every monospaced font has this cluster in the usual width.
  fileprivate var isOrdinary: Bool {
    guard width == 1, let scalar = text.unicodeScalars.first else { return false }
    return scalar.value < 0x600 || (0x1E00...0x1FFF).contains(scalar.value)
      || (0x2010...0x2027).contains(scalar.value)
  }
}
