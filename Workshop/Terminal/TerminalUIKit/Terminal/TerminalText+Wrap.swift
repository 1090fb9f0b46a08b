extension TerminalText {
  /// Returns the text in lines of a maximum width, broken between words where possible.
  ///
  /// Zero lines means no limit; otherwise the last line is truncated.
  static func wrap(_ text: String, columns: Int, lines: Int = 0) -> [String] {
    guard columns > 0 else { return [] }
    var wrapped: [String] = []
    var paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    while let paragraph = paragraphs.popFirst() {
      var rest = clusters(of: paragraph)[...]
      repeat {
        let remainder = rest
        let line = takeLine(from: &rest, columns: columns)
        let hasMore = !(rest.isEmpty && paragraphs.isEmpty)
        if wrapped.count + 1 == lines, hasMore {
          return wrapped + [truncate(remainder, columns: columns, hasMore: true)]
        }
        wrapped.append(joined(line))
      } while !rest.isEmpty
    }
    return wrapped
  }

  /// Removes and returns what fits on a line: up to the last space or wide cluster, or else a part
  /// of a long word, such as an address or the name of an action.
  private static func takeLine(
    from rest: inout ArraySlice<TerminalCluster>, columns: Int
  ) -> ArraySlice<TerminalCluster> {
    var width = 0
    var end = rest.startIndex
    for (index, cluster) in zip(rest.indices, rest) {
      let isBlank = cluster.text == " "
      if cluster.width == 2 { end = index }
      if width + cluster.width > columns, !isBlank {
        if end == rest.startIndex { end = max(endOfPart(in: rest[..<index]), end + 1) }
        defer { rest = rest[end...] }
        return rest[..<end].trimmingBlanks()
      }
      width += cluster.width
      if isBlank { end = index + 1 }
    }
    defer { rest = [] }
    return rest.trimmingBlanks()
  }

  /// Returns where to break a long word: behind a sign in its second half, or else at its end.
  private static func endOfPart(in word: ArraySlice<TerminalCluster>) -> Int {
    let half = word.startIndex + word.count / 2
    let sign = word[half...].lastIndex { "./?&=:-_".contains($0.text) }
    return sign.map { $0 + 1 } ?? word.endIndex
  }
}
