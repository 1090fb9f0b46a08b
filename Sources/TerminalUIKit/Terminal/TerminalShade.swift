/// A colour in the form that a terminal of some colour depth takes.
enum TerminalShade: Hashable, Sendable {
  case standard
  case basic(UInt8)
  case indexed(UInt8)
  case exact(TerminalRGB)

  init(_ color: TerminalColor, _ capabilities: TerminalCapabilities) {
    switch capabilities.depth {
    case .none: self = .standard
    case .basic: self = Self.basic(color, capabilities.theme)
    case .indexed: self = .indexed(capabilities.theme.rgb(color).nearestIndex)
    case .full: self = .exact(capabilities.theme.rgb(color))
    }
  }

  /// Returns one of the terminal's sixteen colours, which the user chose: hues keep their names,
  /// and surfaces stay as they are.
  private static func basic(_ color: TerminalColor, _ theme: TerminalTheme) -> TerminalShade {
    let isLight = theme == .light
    switch color {
    case .clear, .background, .grouped, .normal: return .standard
    case .fill, .selection: return .basic(isLight ? 7 : 8)
    case .secondary: return .basic(isLight ? 8 : 7)
    case .tertiary, .separator: return .basic(8)
    case .accent: return .basic(isLight ? 4 : 12)
    case .onAccent: return .basic(isLight ? 15 : 0)
    case .red: return .basic(isLight ? 1 : 9)
    case .orange: return .basic(isLight ? 3 : 11)
    case .green: return .basic(isLight ? 2 : 10)
    }
  }

  /// Returns the parameters of the shade, with an `offset` of 0 for text and 10 for its background.
  func parameters(offset: Int) -> String {
    switch self {
    case .standard: "\(39 + offset)"
    case .basic(let index): "\(Int(index) + offset + (index < 8 ? 30 : 82))"
    case .indexed(let index): "\(38 + offset);5;\(index)"
    case .exact(let rgb): "\(38 + offset);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    }
  }
}
