import Foundation

extension UISegmentedControl {
  /// Returns the columns of each segment, as equal as possible.
  func columnsOfSegments(in width: Int) -> [Range<Int>] {
    segments.indices.map { index in
      index * width / segments.count..<(index + 1) * width / segments.count
    }
  }

  func drawSegments(
    on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect
  ) {
    guard !rect.isEmpty else { return }
    let row = rect.origin.row + (rect.size.rows - 1) / 2
    for (index, columns) in columnsOfSegments(in: rect.size.columns).enumerated() {
      let place = TerminalRect(
        column: rect.origin.column + columns.lowerBound, row: row, columns: columns.count, rows: 1)
      canvas.fill(place, .fill, clip: clip)
      drawSegment(index, on: &canvas, in: place, clip: clip.intersection(place))
    }
  }

  private func drawSegment(
    _ index: Int, on canvas: inout TerminalCanvas, in place: TerminalRect, clip: TerminalRect
  ) {
    let isChosen = index == selectedSegmentIndex
    let title = TerminalText.truncate(segments[index].title, columns: place.size.columns - 2)
    let spare = place.size.columns - TerminalText.width(title)
    var style = TerminalStyle(foreground: isEnabled ? .normal : .tertiary)
    style.isBold = isChosen
    let point = TerminalPoint(
      column: place.origin.column + max(0, spare) / 2, row: place.origin.row)
    if isChosen {
      let tint = TerminalColor.accent
      canvas.fill(place.inside(ofCaps: true), tint, clip: clip)
      style.foreground = .onAccent
      drawCaps(on: &canvas, of: place, tint: tint, clip: clip)
    }
    canvas.write(title, at: point, style: style, clip: clip)
    guard index == max(0, selectedSegmentIndex), isFocused || isHighlighted else { return }
    // A segment that isn't selected is underlined instead, or it would look selected.
    canvas.restyle(place.inside(ofCaps: true), clip: clip) { style in
      if isChosen { style.isReversed = true } else { style.isUnderlined = true }
    }
  }

  /// Draws half blocks at the edges of the selected segment, so that it stands out without colours.
  private func drawCaps(
    on canvas: inout TerminalCanvas, of place: TerminalRect, tint: TerminalColor, clip: TerminalRect
  ) {
    guard place.size.columns > 2 else { return }
    let style = TerminalStyle(foreground: tint)
    canvas.write("▐", at: place.origin, style: style, clip: clip)
    let last = TerminalPoint(column: place.columns.upperBound - 1, row: place.origin.row)
    canvas.write("▌", at: last, style: style, clip: clip)
  }
}
