/// Finds lines that two texts have in common, in an order that both have.
///
/// To find the most takes a time that grows with the square of the number of lines. So long texts are
/// first divided where lines are equal that occur once in both.
package struct LineMatches<Line: Hashable> {
  package typealias Lines = ArraySlice<Line>

  /// The positions of the lines in both texts, in ascending order.
  package private(set) var pairs: [(left: Int, right: Int)] = []

  /// The number of lines up to which the most are found.
  private static var limit: Int { 200 }

  package init(_ left: Lines, _ right: Lines) { match(left, right) }

  /// A line of two texts, by its position in the text that has it; that of a kept line is in the right text.
  package enum Merged {
    case removed(Int), added(Int), kept(Int)
  }

  /// Returns the lines of both texts in order; where they differ, those of the left text come first.
  package static func merged(_ left: Lines, _ right: Lines) -> [Merged] {
    let matches = LineMatches(left, right)
    var lines: [Merged] = []
    var nextLeft = left.startIndex
    var nextRight = right.startIndex
    for pair in matches.pairs + [(left.endIndex, right.endIndex)] {
      lines += (nextLeft..<pair.left).map { .removed($0) }
      lines += (nextRight..<pair.right).map { .added($0) }
      if pair.right < right.endIndex { lines.append(.kept(pair.right)) }
      nextLeft = pair.left + 1
      nextRight = pair.right + 1
    }
    return lines
  }

  private mutating func match(_ left: Lines, _ right: Lines) {
    let start = zip(left, right).prefix { $0 == $1 }.count
    for offset in 0..<start { pairs.append((left.startIndex + offset, right.startIndex + offset)) }
    let left = left.dropFirst(start)
    let right = right.dropFirst(start)
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    matchInner(left.dropLast(end), right.dropLast(end))
    for offset in (0..<end).reversed() {
      pairs.append((left.endIndex - 1 - offset, right.endIndex - 1 - offset))
    }
  }

  private mutating func matchInner(_ left: Lines, _ right: Lines) {
    guard !left.isEmpty, !right.isEmpty else { return }
    guard left.count + right.count > Self.limit else { return matchMost(left, right) }
    let anchors = Self.anchors(left, right)
    guard !anchors.isEmpty else { return matchPlaces(left, right) }
    var leftStart = left.startIndex
    var rightStart = right.startIndex
    for anchor in anchors {
      match(left[leftStart..<anchor.left], right[rightStart..<anchor.right])
      pairs.append(anchor)
      leftStart = anchor.left + 1
      rightStart = anchor.right + 1
    }
    match(left[leftStart...], right[rightStart...])
  }

  /// Matches equal lines at the same position.
  private mutating func matchPlaces(_ left: Lines, _ right: Lines) {
    for (leftPlace, rightPlace) in zip(left.indices, right.indices)
    where left[leftPlace] == right[rightPlace] {
      pairs.append((leftPlace, rightPlace))
    }
  }

  /// Finds the most lines.
  private mutating func matchMost(_ left: Lines, _ right: Lines) {
    let difference = right.difference(from: left)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    let kept = left.indices.filter { !removed.contains($0 - left.startIndex) }
    pairs += zip(kept, right.indices.filter { !added.contains($0 - right.startIndex) })
      .map { (left: $0, right: $1) }
  }

  /// Returns the longest row of lines that occur once in both texts, in an order that both have.
  private static func anchors(_ left: Lines, _ right: Lines) -> [(left: Int, right: Int)] {
    let places = uniquePlaces(right)
    let common = uniquePlaces(left).compactMap { line, place in
      places[line].map { (left: place, right: $0) }
    }
    return longestRow(common.sorted { $0.left < $1.left })
  }

  private static func uniquePlaces(_ lines: Lines) -> [Line: Int] {
    let places = Dictionary(lines.indices.map { (lines[$0], $0) }) { _, _ in -1 }
    return places.filter { $0.value >= 0 }
  }

  /// Returns the longest row of pairs in which the right positions ascend, too.
  private static func longestRow(
    _ pairs: [(left: Int, right: Int)]
  ) -> [(left: Int, right: Int)] {
    // The last pair of the best row of each length, and the pair before each one in its row.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var range = ends.startIndex..<ends.endIndex
      while let last = range.last {
        let middle = (range.lowerBound + last) / 2
        let isLower = pairs[ends[middle]].right < pair.right
        range = isLower ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      let length = range.lowerBound
      before.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var row: [(left: Int, right: Int)] = []
    var next = ends.last
    while let index = next {
      row.append(pairs[index])
      next = before[index]
    }
    return row.reversed()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
