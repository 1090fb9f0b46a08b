/// Measures text exactly as a canvas draws it.
enum TerminalText {
  /// Returns the number of columns that a text takes on one line.
  static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + (TerminalCluster($1)?.width ?? 0) }
  }

  /// Returns the clusters of a text on one line, with spaces for tabs and line breaks, and no
  /// control characters.
  static func clusters(of text: some StringProtocol) -> [TerminalCluster] {
    text.compactMap(TerminalCluster.init)
  }

  /// Returns the text if it fits, or else its start and an ellipsis.
  static func truncate(_ text: String, columns: Int) -> String {
    truncate(clusters(of: text)[...], columns: columns, hasMore: false)
  }

  static func truncate(
    _ clusters: ArraySlice<TerminalCluster>, columns: Int, hasMore: Bool
  ) -> String {
    guard columns > 0 else { return "" }
    let total = clusters.reduce(0) { $0 + $1.width }
    if total <= columns, !hasMore { return joined(clusters) }

    var width = 1
    let head = clusters.prefix {
      width += $0.width
      return width <= columns
    }
    return joined(head.endingWithWord(before: clusters[head.endIndex...]).trimmingBlanks()) + "…"
  }

  static func joined(_ clusters: ArraySlice<TerminalCluster>) -> String {
    clusters.reduce(into: "") { $0 += $1.text }
  }
}

extension ArraySlice<TerminalCluster> {
  /// Leaves out the part of a word that goes on in what follows, unless that is half of the text.
  fileprivate func endingWithWord(before rest: Self) -> Self {
    guard let next = rest.first, next.text != " ", let last = lastIndex(where: { $0.text == " " }),
      last - startIndex >= count / 2
    else { return self }
    return self[..<last]
  }

  func trimmingBlanks() -> Self {
    prefix(through: lastIndex { $0.text != " " } ?? startIndex - 1)
  }
}
