extension TerminalCanvas {
  /// The canvas as a picture of a terminal's window; the same canvas always gives the same text.
  func svg(theme: TerminalTheme, title: String) -> String {
    TerminalPicture(canvas: self, theme: theme, title: title).svg
  }
}
