/// The shape of a box or block character, and the attributes of its path.
struct TerminalPictureShape: Hashable {
  let glyph: TerminalGlyph
  let look: String

  init?(_ cell: TerminalCell, _ theme: TerminalTheme) {
    guard let glyph = TerminalGlyph(cell.text) else { return nil }
    let ink = TerminalInk(cell.style, theme)
    self.glyph = glyph
    look =
      (glyph.stroke.map { "fill=\"none\" stroke=\"\(ink.color)\" stroke-width=\"\($0)\"" }
        ?? "fill=\"\(ink.color)\" shape-rendering=\"crispEdges\"")
      + (ink.opacity < 1 ? " opacity=\"\(ink.opacity)\"" : "")
  }
}
