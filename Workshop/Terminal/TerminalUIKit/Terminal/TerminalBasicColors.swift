/// Chooses among the sixteen colors of a terminal, which look different in each.
///
/// Text has a contrast of at least 4.5 : 1 in the palettes of xterm, VGA, macOS and Solarized. Few
/// pairs of colors have that in all of them. In particular, there is no gray and, on a dark
/// background, no red or blue. Solarized has grays instead of the bright colors, so it gets its own
/// choice.
struct TerminalBasicColors {
  private let isLight: Bool
  private let isSolarized: Bool

  init(_ capabilities: TerminalCapabilities) {
    isLight = capabilities.theme == .light
    isSolarized = capabilities.isSolarized
  }

  /// Returns the color behind text; the terminal's own background stays, unless the surface must
  /// stand out.
  func background(_ surface: TerminalColor) -> TerminalShade {
    switch surface {
    case .focus: .basic(7)
    case .red where !isSolarized: .basic(1)
    case .accent, .red, .orange, .green: ink(surface)
    case .clear, .normal, .secondary, .tertiary, .onAccent, .background, .tinted, .fill,
      .separator, .selection:
      .standard
    }
  }

  /// Returns the color of text on a surface; on one that stands out, all text has one color.
  func text(_ color: TerminalColor, on surface: TerminalColor) -> TerminalShade {
    switch surface {
    case .focus: .basic(0)
    case .red where !isSolarized: .basic(15)
    case .accent, .red, .orange, .green: .basic(isLight ? 15 : isSolarized ? 8 : 0)
    case .clear, .normal, .secondary, .tertiary, .onAccent, .background, .tinted, .fill,
      .separator, .selection:
      ink(color)
    }
  }

  /// The color of what a sheet covers, which nobody has to read.
  var dimmed: TerminalShade { ink(.separator) }

  private func ink(_ color: TerminalColor) -> TerminalShade {
    switch color {
    case .fill, .separator, .focus, .selection: .basic(isSolarized ? (isLight ? 14 : 10) : 8)
    case .clear, .background, .tinted, .normal, .secondary, .tertiary, .onAccent:
      isSolarized && isLight ? .basic(10) : .standard
    case .accent: choose(dark: .basic(14), light: .basic(4), solarized: .basic(6))
    case .red: choose(dark: .basic(11), light: .basic(1), solarized: .basic(15))
    case .orange: choose(dark: .basic(11), light: .standard, solarized: .basic(3))
    case .green: choose(dark: .basic(10), light: .standard, solarized: .basic(2))
    }
  }

  /// Returns a color with a meaning; light Solarized has only one that is dark enough.
  private func choose(
    dark: TerminalShade, light: TerminalShade, solarized: TerminalShade
  ) -> TerminalShade {
    isSolarized ? (isLight ? .basic(0) : solarized) : (isLight ? light : dark)
  }
}

extension TerminalShade {
  /// Whether bold text keeps its color, which many terminals make brighter otherwise.
  var staysWhenBold: Bool {
    if case .basic(let index) = self { index >= 8 } else { true }
  }
}
