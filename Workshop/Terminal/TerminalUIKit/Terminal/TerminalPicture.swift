/// Draws a canvas as SVG, inside a window.
///
/// Backgrounds are rectangles, boxes are paths, and each run of text has a fixed length, so that
/// the grid is right in any font. Equal canvases give equal pictures.
struct TerminalPicture {
  static let cellWidth = 9
  static let cellHeight = 20
  private static let padding = 14
  private static let titleBar = 40

  let canvas: TerminalCanvas
  let theme: TerminalTheme
  let title: String

  var svg: String {
    let title = Self.escaped(TerminalText.joined(TerminalText.clusters(of: title)[...]))
    let width = canvas.size.columns * Self.cellWidth + 2 * Self.padding
    let height = canvas.size.rows * Self.cellHeight + Self.titleBar + Self.padding
    let opening = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      """
    let lines =
      [opening, "<title>\(title)</title>"]
      + window(width: width, height: height, title: title)
      + ["<g transform=\"translate(\(Self.padding) \(Self.titleBar))\">"]
      + group("shape-rendering=\"crispEdges\"", rows(backgrounds) + rows(underlines))
      + group("stroke-linecap=\"square\"", outlines)
      + group(Self.font + " xml:space=\"preserve\"", rows(texts))
      + ["</g>", "</svg>", ""]
    return lines.joined(separator: "\n")
  }

  func surface(_ style: TerminalStyle) -> String {
    theme.rgb(style.isReversed ? style.foreground : style.background).hex
  }

  private static let font = """
    font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
    font-size="15"
    """

  /// Draws a window with rounded corners, three dots and the title.
  private func window(width: Int, height: Int, title: String) -> [String] {
    let line = theme.rgb(.separator).hex
    let dots = [20, 38, 56].map { "<circle cx=\"\($0)\" cy=\"19\" r=\"5.5\"/>" }.joined()
    return [
      """
      <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="10" \
      fill="\(theme.rgb(.background).hex)" stroke="\(line)"/>
      """,
      "<g fill=\"\(line)\">\(dots)</g>",
      """
      <text x="\(width / 2)" y="23.5" text-anchor="middle" font-size="13" \
      font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" \
      fill="\(theme.rgb(.secondary).hex)">\(title)</text>
      """,
    ]
  }

  private func backgrounds(row: Int) -> [String] {
    let plain = theme.rgb(.background).hex
    return canvas.runs(ofRow: row) { surface($0.style) }.filter { $0.value != plain }.map {
      """
      <rect x="\($0.columns.lowerBound * Self.cellWidth)" y="\(row * Self.cellHeight)" \
      width="\($0.columns.count * Self.cellWidth)" height="\(Self.cellHeight)" fill="\($0.value)"/>
      """
    }
  }

  /// Draws the underlines, below spaces as well, as a terminal does.
  private func underlines(row: Int) -> [String] {
    canvas.runs(ofRow: row) { $0.style.isUnderlined ? TerminalInk($0.style, theme).color : nil }
      .compactMap { columns, color in
        color.map {
          """
          <rect x="\(columns.lowerBound * Self.cellWidth)" y="\((row + 1) * Self.cellHeight - 2)" \
          width="\(columns.count * Self.cellWidth)" height="1" fill="\($0)"/>
          """
        }
      }
  }

  private func texts(row: Int) -> [String] {
    TerminalPictureText.runs(of: canvas, row: row, theme: theme).map {
      """
      <text x="\($0.columns.lowerBound * Self.cellWidth)" y="\(row * Self.cellHeight + 15)" \
      textLength="\($0.columns.count * Self.cellWidth)" lengthAdjust="spacingAndGlyphs" \
      \($0.ink.attributes)>\(Self.escaped($0.text))</text>
      """
    }
  }

  /// The box and block characters, with one path for each look, so that their strokes meet.
  private var outlines: [String] {
    var paths: [(look: String, path: String)] = []
    for row in 0..<canvas.size.rows {
      for run in canvas.runs(ofRow: row, by: { TerminalPictureShape($0, theme) }) {
        guard let shape = run.value else { continue }
        let path = shape.glyph.path(row: row, columns: run.columns)
        if let index = paths.firstIndex(where: { $0.look == shape.look }) {
          paths[index].path += path
        } else {
          paths.append((shape.look, path))
        }
      }
    }
    return paths.map { "<path \($0.look) d=\"\($0.path)\"/>" }
  }

  private func rows(_ elements: (Int) -> [String]) -> [String] {
    (0..<canvas.size.rows).flatMap(elements)
  }

  private func group(_ attributes: String, _ elements: [String]) -> [String] {
    elements.isEmpty ? [] : ["<g \(attributes)>"] + elements + ["</g>"]
  }

  /// Returns text escaped for XML, without the characters that XML forbids.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
