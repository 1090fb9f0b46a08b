/// Something the user or the terminal did.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey, TerminalModifiers = [])
  /// The mouse was used.
  case mouse(TerminalMouse)
  /// A text was pasted, whole; it may hold line breaks and must not be taken for keys.
  case paste(String)
  /// The terminal has this size now; also sent when all must be drawn again.
  case resize(TerminalSize)
}
