import Foundation

extension NSAttributedString.Key {
  /// The color of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

/// A visible character of an attributed text, with its color if it has one.
typealias ColoredCluster = (text: String, color: TerminalColor?)

extension TerminalCanvas {
  /// Gives a line that is drawn already the colors of the next characters of its text.
  ///
  /// Wrapping has changed only spaces and line breaks, and may have cut the end.
  mutating func color(
    _ line: String, at origin: TerminalPoint, taking parts: inout ArraySlice<ColoredCluster>,
    clip: TerminalRect
  ) {
    var column = origin.column
    for cluster in TerminalText.clusters(of: line) {
      defer { column += cluster.width }
      guard cluster.text != " ", let part = parts.first, part.text == cluster.text else { continue }
      parts.removeFirst()
      guard let color = part.color else { continue }
      let cells = TerminalRect(column: column, row: origin.row, columns: cluster.width, rows: 1)
      restyle(cells, clip: clip) { $0.foreground = color }
    }
  }
}

extension NSAttributedString {
  /// The characters but for spaces, with their colors.
  var coloredClusters: [ColoredCluster] {
    var parts: [ColoredCluster] = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.foregroundColor, in: whole) { value, range, _ in
      let color = (value as? UIColor)?.terminalColor
      let clusters = TerminalText.clusters(of: attributedSubstring(from: range).string)
      parts += clusters.filter { $0.text != " " }.map { ($0.text, color) }
    }
    return parts
  }
}
