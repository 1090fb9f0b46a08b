/// A color in the form that a terminal of some color depth takes.
enum TerminalShade: Hashable, Sendable {
  case standard
  case basic(UInt8)
  case indexed(UInt8)
  case exact(TerminalRGB)

  init(_ color: TerminalColor, _ capabilities: TerminalCapabilities) {
    switch capabilities.depth {
    case .none, .basic: self = .standard
    case .indexed: self = .indexed(capabilities.theme.rgb(color).nearestIndex)
    case .full: self = .exact(capabilities.theme.rgb(color))
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
