extension TerminalCanvas {
  /// Fills a rectangle that starts and ends with half blocks, so that it is visible without
  /// colors.
  mutating func fillPill(_ rect: TerminalRect, _ color: TerminalColor, clip: TerminalRect) {
    guard rect.size.columns > 2 else { return }
    let inside = rect.inside(ofCaps: true)
    fill(inside, color, clip: clip)
    let style = TerminalStyle(foreground: color)
    for row in rect.rows {
      let left = TerminalPoint(column: rect.origin.column, row: row)
      let right = TerminalPoint(column: inside.columns.upperBound, row: row)
      write("▐", at: left, style: style, clip: clip)
      write("▌", at: right, style: style, clip: clip)
    }
  }

  /// Draws a horizontal line.
  mutating func drawLine(row: Int, columns: Range<Int>, clip: TerminalRect) {
    write(
      String(repeating: "─", count: columns.count),
      at: TerminalPoint(column: columns.lowerBound, row: row),
      style: TerminalStyle(foreground: .separator), clip: clip)
  }

  /// Marks a rectangle as focused by reversing its colors.
  mutating func markFocus(_ rect: TerminalRect, clip: TerminalRect) {
    restyle(rect, clip: clip) { style in
      style = TerminalStyle(background: .background, isBold: true, isReversed: true)
    }
  }

  /// Dims what is drawn: text and lines stay, surfaces and their half blocks go.
  mutating func fade(_ rect: TerminalRect, clip: TerminalRect) {
    let style = TerminalStyle(foreground: .tertiary, isDim: true)
    let area = rect.intersection(clip).intersection(bounds)
    restyle(area, clip: clip) { $0 = style }
    for row in area.rows {
      for column in area.columns where self[row, column].isBlock {
        write(" ", at: TerminalPoint(column: column, row: row), style: style, clip: clip)
      }
    }
  }

  /// Erases the words that a box cuts, and all text beside it where there is room for a few words only.
  mutating func eraseScraps(beside box: TerminalRect) {
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
    let sides = [Array((0..<max(0, left)).reversed()), Array(right..<max(right, size.columns))]
    for row in box.intersection(bounds).rows {
      for side in sides {
        let isCut = !self[row, min(max(0, side.first ?? 0), size.columns - 1)].isSpace
        for column in side {
          if side.count > 20, !isCut || self[row, column].isSpace { break }
          // The edge of another sheet isn't text.
          if ["│", "├", "┤"].contains(self[row, column].text) { break }
          let point = TerminalPoint(column: column, row: row)
          write(" ", at: point, style: TerminalStyle(), clip: bounds)
        }
      }
    }
  }
}

extension TerminalCell {
  fileprivate var isSpace: Bool { text == " " }

  /// Whether the cell belongs to a surface or a scroll indicator.
  fileprivate var isBlock: Bool {
    guard let scalar = text.unicodeScalars.first else { return false }
    return scalar == "┃" || (0x2580...0x259F).contains(scalar.value)
  }
}

extension TerminalRect {
  /// Returns the part between the half blocks, if there are any.
  func inside(ofCaps hasCaps: Bool) -> TerminalRect {
    guard hasCaps, size.columns > 2 else { return self }
    return TerminalRect(
      column: origin.column + 1, row: origin.row, columns: size.columns - 2, rows: size.rows)
  }
}
