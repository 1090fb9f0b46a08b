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
    let isMarked = index == max(0, selectedSegmentIndex) && (isFocused || isHighlighted)
    let title = TerminalText.truncate(segments[index].title, columns: place.size.columns - 2)
    let spare = place.size.columns - TerminalText.width(title)
    var style = TerminalStyle(foreground: isEnabled ? .normal : .tertiary)
    style.isBold = isChosen
    let point = TerminalPoint(
      column: place.origin.column + max(0, spare) / 2, row: place.origin.row)
    if isChosen {
      canvas.fillPill(place, isMarked ? .normal : .accent, clip: clip)
      style.foreground = .onAccent
    }
    canvas.write(title, at: point, style: style, clip: clip)
    guard isMarked else { return }
    let inside = place.inside(ofCaps: true)
    if isChosen { return canvas.markFocus(inside, clip: clip) }
    // A segment that isn't selected is underlined instead, or it would look selected.
    canvas.restyle(inside, clip: clip) { $0.isUnderlined = true }
  }
}
