/// Takes out of a Swift file what names something that is gone: declarations with their comments,
/// statements, and what follows from these in the same file.
///
/// It goes by indentation: a line's parts are indented deeper, as the formatter has it.
struct Pruning {
  private var gone: Set<String>

  init(gone: Set<String>) { self.gone = gone }

  /// The text without it.
  static func pruned(_ text: String, without gone: Set<String>) -> String {
    var pruning = Pruning(gone: gone)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return tidied(pruning.prune(lines[...])).joined(separator: "\n")
  }

  private mutating func prune(_ lines: ArraySlice<String>) -> [String] {
    var kept: [String] = []
    var rest = lines
    while let line = rest.first {
      let parts = Self.parts(of: line, in: rest.dropFirst())
      rest = rest.dropFirst(1 + parts.count)
      let isBlock = line.hasSuffix("{")
      if names(line) || !isBlock && parts.contains(where: names) {
        gone.formUnion(line.declared(by: ["let", "var", "func"]))
        while let last = kept.last, last.isComment { kept.removeLast() }
      } else {
        kept += [line] + (isBlock ? prune(parts) : Array(parts))
      }
    }
    return kept
  }

  private func names(_ line: String) -> Bool {
    !line.isComment && !gone.isDisjoint(with: line.words)
  }

  /// The lines that belong to the one before them.
  private static func parts(
    of line: String, in rest: ArraySlice<String>
  ) -> ArraySlice<String> {
    guard !line.isBlank, !line.isComment else { return rest.prefix(0) }
    let parts = rest.prefix { part in
      part.isBlank || part.indentation > line.indentation
        || part.indentation == line.indentation && part.closes
    }
    return parts.dropLast(parts.reversed().prefix(while: \.isBlank).count)
  }

  /// The lines without blank ones that no longer divide anything.
  private static func tidied(_ lines: [String]) -> [String] {
    let last = lines.indices.last
    return lines.indices.filter { place in
      guard lines[place].isBlank, place > 0, place != last else { return true }
      let (before, after) = (lines[place - 1], lines[place + 1])
      return !before.isBlank && !before.hasSuffix("{") && !after.closes
    }.map { lines[$0] }
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
  fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }
  fileprivate var closes: Bool {
    drop { $0 == " " }.first.map { ")]}".contains($0) } ?? false
  }
}
