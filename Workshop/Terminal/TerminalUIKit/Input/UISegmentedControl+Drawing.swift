import Foundation

extension UISegmentedControl {
  /// Returns the columns of each segment: equal ones, or what each title needs and an equal part of the rest
  /// where equal ones would cut a title.
  ///
  /// Where there are too few, neighbors share the column between them, and then the longest titles are cut.
  func columnsOfSegments(in width: Int) -> [Range<Int>] {
    let count = segments.count
    let titles = segments.map { TerminalText.width($0.title) }
    let isTight = titles.reduce(0) { $0 + $1 + 2 } > width && width > 2 * count
    let shared = isTight ? 1 : 0
    var needs = titles.map { $0 + 2 - shared }
    let room = width - shared
    while needs.reduce(0, +) > max(room, count),
      let longest = needs.indices.max(by: { needs[$0] < needs[$1] })
    {
      needs[longest] -= 1
    }
    let rest = room - needs.reduce(0, +)
    let isEven = rest < 0 || needs.allSatisfy { $0 <= room / count }
    let ends = (0..<count).map { index in
      isEven
        ? (index + 1) * room / count
        : needs[...index].reduce(0, +) + (index + 1) * rest / count
    }
    return zip([0] + ends, ends).map { $0..<($1 + shared) }
  }

  func drawSegments(
    on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect
  ) {
    guard !rect.isEmpty else { return }
    let row = rect.origin.row + (rect.size.rows - 1) / 2
    let places = columnsOfSegments(in: rect.size.columns).map { columns in
      TerminalRect(
        column: rect.origin.column + columns.lowerBound, row: row, columns: columns.count, rows: 1)
    }
    for place in places { canvas.fill(place, .fill, clip: clip) }
    // The selected segment comes last, because its neighbors may share columns with it.
    let selected = selectedSegmentIndex
    for index in places.indices.sorted(by: { $1 == selected && $0 != selected }) {
      drawSegment(index, on: &canvas, in: places[index], clip: clip.intersection(places[index]))
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
