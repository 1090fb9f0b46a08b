/// A light or dark set of colors.
///
/// Every text color has a contrast of at least 4.5 : 1 on every surface it is meant for.
public enum TerminalTheme: Hashable, Sendable, CaseIterable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark

  func rgb(_ color: TerminalColor) -> TerminalRGB {
    let pair = Self.hex(color)
    return TerminalRGB(self == .light ? pair.light : pair.dark)
  }

  private static func hex(_ color: TerminalColor) -> (light: UInt32, dark: UInt32) {
    switch color {
    case .clear, .background: (0xFCFCFB, 0x15171C)
    case .tinted: (0xFFF4DC, 0x231C10)
    case .fill: (0xE7E9ED, 0x2A2E37)
    case .separator: (0xC9CDD4, 0x3A3F4A)
    case .focus: (0xD9E6FD, 0x293852)
    case .selection: (0xEAF0FC, 0x222E42)
    case .normal: (0x1A1C20, 0xE7E9ED)
    case .secondary: (0x50565F, 0xAEB4BF)
    case .tertiary: (0x676D77, 0x8C939F)
    case .accent: (0x0B57C9, 0x82B4FF)
    case .onAccent: (0xFFFFFF, 0x0E1420)
    case .red: (0xB9261B, 0xFF8F85)
    case .orange: (0x9A4A00, 0xFFB374)
    case .green: (0x17703A, 0x7FD39B)
    }
  }
}
