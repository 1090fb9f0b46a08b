/// The modes that are switched on while the terminal is ours, and off again after.
enum TerminalModes {
  /// The alternate screen without wrapping, bracketed paste and whole grapheme clusters.
  static func enter(usesMouse: Bool) -> String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?2027h"
      + (usesMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  /// Undoes all of it, and whatever a frame may have left half done.
  static let leave =
    "\u{18}\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1000l"
    + "\u{1B}[?2027l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
