/// Measures text; what it measures is exactly what a canvas paints.
enum TerminalText {
  /// The columns that a text takes in one line.
  static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + (TerminalCluster($1)?.width ?? 0) }
  }

  /// What a text shows in one line: tabs and line breaks are blanks, control characters nothing.
  static func clusters(of text: some StringProtocol) -> [TerminalCluster] {
    text.compactMap(TerminalCluster.init)
  }

  /// The text if it fits, else its beginning and an ellipsis.
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
    return joined(head.trimmingBlanks()) + "…"
  }

  static func joined(_ clusters: ArraySlice<TerminalCluster>) -> String {
    clusters.reduce(into: "") { $0 += $1.text }
  }
}

extension ArraySlice<TerminalCluster> {
  func trimmingBlanks() -> Self {
    prefix(through: lastIndex { $0.text != " " } ?? startIndex - 1)
  }
}
