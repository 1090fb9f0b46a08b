/// The look of a cell, before a theme decides its exact colors.
struct TerminalStyle: Hashable, Sendable {
  var foreground = TerminalColor.normal
  var background = TerminalColor.clear
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false
  /// Whether the text is a button without a surface, which is underlined where there are no colors.
  var isButton = false
}

extension TerminalStyle: CustomStringConvertible {
  /// The style as shown in snapshots: `bold fg=accent bg=fill`.
  var description: String {
    let flags = [
      (isBold, "bold"), (isDim, "dim"), (isUnderlined, "underline"),
      (isReversed, "reverse"),
    ]
    var words = flags.filter(\.0).map(\.1)
    if foreground != .normal { words.append("fg=\(foreground)") }
    if background != .clear { words.append("bg=\(background)") }
    return words.joined(separator: " ")
  }
}
