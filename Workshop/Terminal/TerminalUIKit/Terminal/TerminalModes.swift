/// The modes that are on while the app owns the terminal, and off again afterwards.
enum TerminalModes {
  /// Switches to the alternate screen without line wrapping, with bracketed paste and grapheme
  /// clusters.
  static func enter(usesMouse: Bool) -> String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?2027h"
      + (usesMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  /// The sequence that switches everything back, including what an incomplete frame may have
  /// changed.
  static let leave =
    "\u{18}\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1000l"
    + "\u{1B}[?2027l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
