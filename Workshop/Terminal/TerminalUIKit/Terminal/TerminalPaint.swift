/// A style as a terminal with some capabilities shows it.
struct TerminalPaint: Hashable, Sendable {
  var foreground = TerminalShade.standard
  var background = TerminalShade.standard
  var isBold = false
  var isDim = false
  var isItalic = false
  var isUnderlined = false
  var isReversed = false

  /// The style of a terminal after a reset.
  static let plain = TerminalPaint()

  private init() {}

  init(_ style: TerminalStyle, _ capabilities: TerminalCapabilities) {
    foreground = TerminalShade(style.foreground, capabilities)
    background = TerminalShade(style.background, capabilities)
    isBold = style.isBold
    isDim = style.isDim
    // A selected row or a button must stand out without colors as well, but not like the focus, which alone is
    // reversed. Sixteen colors have no quiet one for a selected row.
    let surface = style.background
    let isRuled =
      switch capabilities.depth {
      case .none: style.isButton || [.accent, .selection].contains(surface)
      case .basic: surface == .selection
      case .indexed, .full: false
      }
    isUnderlined = style.isUnderlined || isRuled
    isReversed = style.isReversed || (surface == .focus && capabilities.depth == .none)
    if capabilities.depth == .basic { useBasicColors(of: style, capabilities) }
    // Without shades of gray, placeholders and disabled controls differ by their slant.
    let isGray = style.foreground == .tertiary
    isItalic = isGray && [.none, .basic].contains(capabilities.depth)
  }

  /// Uses the terminal's own colors.
  ///
  /// What is dimmed has the color of separators, because the dimming of some terminals is illegible.
  private mutating func useBasicColors(
    of style: TerminalStyle, _ capabilities: TerminalCapabilities
  ) {
    let colors = TerminalBasicColors(capabilities)
    foreground = colors.text(style.foreground, on: style.background)
    background = colors.background(style.background)
    isBold = style.isBold && foreground.staysWhenBold
    if isDim { foreground = colors.dimmed }
    isDim = false
  }

  /// Returns the fewest parameters that turn another paint into this one.
  func parameters(from other: TerminalPaint) -> [String] {
    var parameters: [String] = []
    let weightFades = (other.isBold && !isBold) || (other.isDim && !isDim)
    if weightFades { parameters.append("22") }
    if isBold, weightFades || !other.isBold { parameters.append("1") }
    if isDim, weightFades || !other.isDim { parameters.append("2") }
    if isItalic != other.isItalic { parameters.append(isItalic ? "3" : "23") }
    if isUnderlined != other.isUnderlined { parameters.append(isUnderlined ? "4" : "24") }
    if isReversed != other.isReversed { parameters.append(isReversed ? "7" : "27") }
    if foreground != other.foreground { parameters.append(foreground.parameters(offset: 0)) }
    if background != other.background { parameters.append(background.parameters(offset: 10)) }
    return parameters
  }
}
