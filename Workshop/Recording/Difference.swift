/// A description of how two values differ: the lines that differ, with those that enclose them and a
/// few around them.
package struct Difference: CustomStringConvertible {
  package let description: String

  /// Compares two values that are not equal.
  package init(expected: Any, actual: Any) {
    description =
      Self.text(from: expected, to: actual)
      ?? "The two have the same description, but == returns false."
  }

  private struct Line {
    let mark: Character
    let line: Outline.Line

    var text: String { "\(mark) \(String(repeating: "  ", count: line.depth))\(line.text)" }
  }

  private static let context = 1

  static func text(from expected: Any, to actual: Any) -> String? {
    text(expected, actual, isBrief: true) ?? text(expected, actual, isBrief: false)
  }

  private static func text(_ expected: Any, _ actual: Any, isBrief: Bool) -> String? {
    let lines = merged(
      Outline.lines(of: expected, isBrief: isBrief), Outline.lines(of: actual, isBrief: isBrief))
    let shown = indicesToShow(lines)
    guard !shown.isEmpty else { return nil }
    var text: [String] = []
    for index in lines.indices {
      if shown.contains(index) {
        text.append(lines[index].text)
      } else if index == 0 || shown.contains(index - 1) {
        text.append("  …")
      }
    }
    return text.joined(separator: "\n")
  }

  /// Returns the indices of lines that differ, of those next to them, and of those that enclose them.
  private static func indicesToShow(_ lines: [Line]) -> Set<Int> {
    var shown: Set<Int> = []
    var enclosing: [Int] = []
    for (index, line) in lines.enumerated() {
      enclosing.removeAll { lines[$0].line.depth >= line.line.depth }
      if line.mark != " " {
        shown.formUnion(enclosing)
        shown.formUnion(index - context...index + context)
      }
      enclosing.append(index)
    }
    shown.formIntersection(lines.indices)
    return shown.isEmpty ? [] : shown.union(lines.indices.filter { isLoneGap($0, shown, lines) })
  }

  /// Returns whether only this line would be hidden, which saves no space.
  private static func isLoneGap(_ index: Int, _ shown: Set<Int>, _ lines: [Line]) -> Bool {
    (index == 0 || shown.contains(index - 1))
      && (index == lines.count - 1 || shown.contains(index + 1))
  }

  private static func merged(_ expected: [Outline.Line], _ actual: [Outline.Line]) -> [Line] {
    LineMatches.merged(expected[...], actual[...]).map { line in
      switch line {
      case .removed(let index): Line(mark: "-", line: expected[index])
      case .added(let index): Line(mark: "+", line: actual[index])
      case .kept(let index): Line(mark: " ", line: actual[index])
      }
    }
  }
}
