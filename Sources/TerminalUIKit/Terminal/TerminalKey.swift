/// A key of the keyboard.
public enum TerminalKey: Hashable, Sendable {
  /// A key that types something, as it was typed.
  case character(Character)
  /// A key that does something to a text or a form.
  case enter, escape, tab, backTab, backspace, delete
  /// A key that moves.
  case up, down, left, right, home, end, pageUp, pageDown
}
