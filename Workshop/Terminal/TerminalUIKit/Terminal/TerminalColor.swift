/// A color by its purpose.
///
/// A theme gives it a light or dark value, which the terminal shows as well as it can. An exact
/// shade would be unreadable in half of all terminals.
enum TerminalColor: UInt8, Hashable, Sendable, CaseIterable {
  /// No color: what is behind shows through, and `background` at the very back.
  case clear
  /// The colors of text, from the most to the least important.
  case normal, secondary, tertiary
  /// The app's tint color, and the color of text on it.
  case accent, onAccent
  /// Colors with a conventional meaning.
  case red, orange, green
  /// The colors of a page, and of one that a translucent color covers.
  case background, tinted
  /// The colors of a control's surface, of separators, and of the focused and the selected row, the louder one first.
  case fill, separator, focus, selection
}
