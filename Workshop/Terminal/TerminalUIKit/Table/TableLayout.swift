import Foundation

/// The positions of a table's rows: the height of each, measured or estimated, and their sums.
///
/// The header of a section stands above its first row, and counts as a part of that when rows are
/// found and scrolled into sight.
struct TableLayout {
  private(set) var paths: [IndexPath] = []
  private var rowCounts: [Int] = []
  private var heights: [CGFloat] = []
  private(set) var headers: [String?] = []
  private var isMeasured: [Bool] = []
  private var offsets: [CGFloat]

  /// Creates a layout without rows, which begins below the view above them.
  init(start: CGFloat = 0) {
    offsets = [start]
  }

  /// The position of the first row.
  var start: CGFloat { offsets[0] }

  /// Moves all rows, so that they begin at a position.
  mutating func move(to start: CGFloat) {
    let distance = start - self.start
    if distance != 0 { offsets = offsets.map { $0 + distance } }
  }

  var totalHeight: CGFloat { offsets.last ?? 0 }

  /// Adds the rows of the next section.
  mutating func appendSection(
    rows count: Int, header: String? = nil, height: (IndexPath) -> (CGFloat, isMeasured: Bool)
  ) {
    for row in 0..<count {
      let path = IndexPath(row: row, section: rowCounts.count)
      let (height, measured) = height(path)
      paths.append(path)
      heights.append(height)
      isMeasured.append(measured)
      headers.append(row == 0 ? header : nil)
      offsets.append(totalHeight + headerHeight(at: paths.count - 1) + height)
    }
    rowCounts.append(count)
  }

  func index(of path: IndexPath) -> Int? {
    guard rowCounts.indices.contains(path.section), path.row < rowCounts[path.section] else {
      return nil
    }
    return rowCounts[..<path.section].reduce(0, +) + path.row
  }

  func frame(at index: Int, width: CGFloat) -> CGRect {
    let top = offsets[index] + headerHeight(at: index)
    return CGRect(x: 0, y: top, width: width, height: heights[index])
  }

  /// Returns the height of the header above a row, if there is one.
  func headerHeight(at index: Int) -> CGFloat { headers[index] == nil ? 0 : 16 }

  func top(of index: Int) -> CGFloat { offsets[index] }

  func height(of index: Int) -> (CGFloat, isMeasured: Bool) { (heights[index], isMeasured[index]) }

  /// Returns the rows that are visible between two positions, by binary search.
  func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = offsets.dropFirst().partitioningIndex { $0 > top } - 1
    let last = offsets.dropLast().partitioningIndex { $0 >= bottom }
    return first..<max(first, last)
  }

  /// Returns a position in rows, with the part of the row that is above it.
  func rowPosition(at y: CGFloat) -> CGFloat {
    guard y > 0, let index = indices(from: y, to: y + 1).first else {
      return y > 0 ? CGFloat(paths.count) : 0
    }
    return CGFloat(index) + (y - offsets[index]) / (offsets[index + 1] - offsets[index])
  }

  /// Returns the offset of a position in rows.
  func offset(ofRowPosition position: CGFloat) -> CGFloat {
    let index = Int(max(0, position))
    guard index < paths.count else { return totalHeight }
    let height = offsets[index + 1] - offsets[index]
    return offsets[index] + (position - CGFloat(index)) * height
  }

  /// Stores measured heights and updates the sums.
  mutating func measure(_ measured: [Int: CGFloat]) {
    guard let first = measured.keys.min() else { return }
    for (index, height) in measured {
      heights[index] = height
      isMeasured[index] = true
    }
    for index in first..<heights.count {
      offsets[index + 1] = offsets[index] + headerHeight(at: index) + heights[index]
    }
  }

  /// Keeps the heights as estimates, for another width.
  mutating func forgetMeasures() {
    isMeasured = isMeasured.map { _ in false }
  }

  /// Returns the row at a distance from another, across sections, but not beyond the first or last
  /// row.
  func row(_ distance: Int, from path: IndexPath) -> IndexPath? {
    guard !paths.isEmpty else { return nil }
    let before = rowCounts.prefix(path.section).reduce(0, +)
    return paths[min(max(before + path.row + distance, 0), paths.count - 1)]
  }
}

extension Collection {
  /// Returns the first index at which a condition holds, given that it holds from there to the end.
  func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
