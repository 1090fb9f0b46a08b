/// How a cell looks, before a theme decides the exact colours.
struct TerminalStyle: Hashable, Sendable {
  var foreground = TerminalColor.normal
  var background = TerminalColor.clear
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false
}
