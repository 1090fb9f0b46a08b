import Foundation

/// Where the parts of a table are: a height each, measured or guessed, and their sums.
struct TableLayout {
  enum Element: Hashable {
    case tableHeader
    case gap(Int)
    case header(Int)
    case row(IndexPath)
    case footer(Int)
    case tableFooter
  }

  private(set) var elements: [Element] = []
  private var heights: [CGFloat] = []
  private var isMeasured: [Bool] = []
  private var offsets: [CGFloat] = [0]
  private var firstRow: [Int] = []
  private(set) var rowCounts: [Int] = []

  var totalHeight: CGFloat { offsets.last ?? 0 }
  var isEmpty: Bool { rowCounts.allSatisfy { $0 == 0 } }

  mutating func append(_ element: Element, height: CGFloat, isMeasured measured: Bool = false) {
    elements.append(element)
    heights.append(height)
    isMeasured.append(measured)
    offsets.append(totalHeight + height)
  }

  /// Adds the rows of the next section.
  mutating func appendRows(_ count: Int, height: (IndexPath) -> (CGFloat, isMeasured: Bool)) {
    firstRow.append(elements.count)
    rowCounts.append(count)
    for row in 0..<count {
      let path = IndexPath(row: row, section: rowCounts.count - 1)
      let (height, isMeasured) = height(path)
      append(.row(path), height: height, isMeasured: isMeasured)
    }
  }

  func index(of path: IndexPath) -> Int? {
    guard rowCounts.indices.contains(path.section), path.row < rowCounts[path.section] else {
      return nil
    }
    return firstRow[path.section] + path.row
  }

  func frame(at index: Int, width: CGFloat) -> CGRect {
    CGRect(x: 0, y: offsets[index], width: width, height: heights[index])
  }

  func top(of index: Int) -> CGFloat { offsets[index] }

  func height(of index: Int) -> (CGFloat, isMeasured: Bool) { (heights[index], isMeasured[index]) }

  /// The elements that are seen between two heights, found by halving.
  func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = offsets.dropFirst().partitioningIndex { $0 > top } - 1
    let last = offsets.dropLast().partitioningIndex { $0 >= bottom }
    return first..<max(first, last)
  }

  /// Notes measured heights and sums up again.
  mutating func measure(_ measured: [Int: CGFloat]) {
    guard let first = measured.keys.min() else { return }
    for (index, height) in measured {
      heights[index] = height
      isMeasured[index] = true
    }
    for index in first..<heights.count { offsets[index + 1] = offsets[index] + heights[index] }
  }

  /// Keeps the heights as guesses, for another width.
  mutating func forgetMeasures() {
    isMeasured = isMeasured.map { _ in false }
  }

  /// The row that is so many rows away, over the borders of sections, and no further than the ends.
  func row(_ distance: Int, from path: IndexPath) -> IndexPath? {
    let total = rowCounts.reduce(0, +)
    guard total > 0 else { return nil }
    let before = rowCounts.prefix(path.section).reduce(0, +)
    return row(atPosition: min(max(before + path.row + distance, 0), total - 1))
  }

  private func row(atPosition position: Int) -> IndexPath? {
    var rest = position
    for (section, count) in rowCounts.enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }
}

extension Collection {
  /// The first place at which the condition holds, given that it holds from there to the end.
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
