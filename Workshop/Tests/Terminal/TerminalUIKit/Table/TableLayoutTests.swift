import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TableLayoutTests {
  private func layout(_ counts: [Int], seed: UInt64) -> (TableLayout, [CGFloat]) {
    var random = SplitMix64(seed: seed)
    var layout = TableLayout()
    for count in counts {
      layout.appendSection(rows: count) { _ in
        (CGFloat(Int.random(in: 1...4, using: &random) * 16), true)
      }
    }
    return (layout, layout.paths.indices.map { layout.height(of: $0).0 })
  }

  @Test(arguments: 0..<50) func `binary search finds the same rows as adding heights`(seed: UInt64)
  {
    var random = SplitMix64(seed: seed)
    let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Int.random(in: 0...20, using: &random)
    }
    let (layout, heights) = layout(counts, seed: seed)
    let top = CGFloat(Int.random(in: 0...40, using: &random) * 8)
    let bottom = top + CGFloat(Int.random(in: 1...20, using: &random) * 16)

    var y: CGFloat = 0
    let expected = heights.enumerated().filter { _, height in
      defer { y += height }
      return y + height > top && y < bottom
    }.map(\.offset)

    #expect(Array(layout.indices(from: top, to: bottom)) == expected, "seed \(seed)")
    #expect(layout.totalHeight == heights.reduce(0, +))
  }

  @Test func `a header stands above the first row of its section, and belongs to it`() {
    var layout = TableLayout()
    layout.appendSection(rows: 2, header: "A") { _ in (16, true) }
    layout.appendSection(rows: 0, header: "B") { _ in (16, true) }
    layout.appendSection(rows: 1, header: "C") { _ in (32, true) }

    #expect(layout.headers == ["A", nil, "C"])
    #expect(layout.paths.indices.map { layout.frame(at: $0, width: 8).minY } == [16, 32, 64])
    #expect(layout.totalHeight == 96)
    #expect(layout.indices(from: 48, to: 64) == 2..<3)
  }

  @Test func `a measured height moves all rows below`() {
    var (layout, _) = layout([4], seed: 1)
    let before = layout.top(of: 3)
    let (height, _) = layout.height(of: 2)

    layout.measure([2: height + 32])

    #expect(layout.top(of: 3) == before + 32)
    #expect(layout.top(of: 2) + height + 32 == layout.top(of: 3))
  }

  @Test(arguments: [(1, 0, 1, 0), (2, 1, 0, 1), (-5, 0, 0, 0), (99, 0, 2, 2)])
  func `rows are counted across sections, and not beyond the ends`(
    distance: Int, row: Int, expectedRow: Int, expectedSection: Int
  ) {
    let (layout, _) = layout([3, 0, 3], seed: 2)

    let found = layout.row(distance, from: IndexPath(row: row, section: 0))

    let path = IndexPath(row: expectedRow, section: expectedSection)
    #expect(found == (distance == 2 ? IndexPath(row: 0, section: 2) : path))
  }
}
