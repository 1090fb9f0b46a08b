extension TerminalStyle: CustomStringConvertible {
  /// The style as a snapshot shows it: `bold fg=accent bg=fill`.
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
