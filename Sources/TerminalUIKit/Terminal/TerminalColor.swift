/// A colour by what it is for.
///
/// A theme turns it into a light or dark value, and the terminal's capabilities decide how much of that
/// can be shown; a view that named an exact shade would be unreadable in half of all terminals.
enum TerminalColor: UInt8, Hashable, Sendable, CaseIterable {
  /// What is behind shows through; at the very back it is `background`.
  case clear
  /// Text, from the most to the least important.
  case normal, secondary, tertiary
  /// The app's own colour, and text that lies upon it.
  case accent, onAccent
  /// Colours with a conventional meaning.
  case red, orange, green
  /// The page, and what lies around a sheet.
  case background, grouped
  /// A control's resting surface, a hairline, and the chosen row.
  case fill, separator, selection
}
