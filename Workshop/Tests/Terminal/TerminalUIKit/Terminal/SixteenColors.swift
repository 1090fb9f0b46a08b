@testable import TerminalUIKit

/// The sixteen colors of a terminal, with its own text and background.
struct SixteenColors: CustomStringConvertible, Sendable {
  let description: String
  let colors: [UInt32]
  let theme: TerminalTheme
  let text: UInt32
  let background: UInt32
  var isSolarized = false

  /// Returns the text and background that a paint has, in a terminal that brightens bold text.
  func look(of paint: TerminalPaint) -> (text: TerminalRGB, background: TerminalRGB) {
    let back = color(paint.background, background)
    guard paint.isBold, case .basic(let index) = paint.foreground, index < 8 else {
      return (color(paint.foreground, text), back)
    }
    return (color(.basic(index + 8), text), back)
  }

  private func color(_ shade: TerminalShade, _ standard: UInt32) -> TerminalRGB {
    guard case .basic(let index) = shade else { return TerminalRGB(standard) }
    return TerminalRGB(colors[Int(index)])
  }

  static let all: [SixteenColors] = [
    both("xterm", xterm, dark: (0xE5E5E5, 0), light: (0, 0xFFFFFF)),
    both("VGA", vga, dark: (0xAAAAAA, 0), light: (0, 0xFFFFFF)),
    both("macOS", mac, dark: (0xFFFFFF, 0x1E1E1E), light: (0, 0xFFFFFF)),
    both("macOS before", oldMac, dark: (0xFFFFFF, 0), light: (0, 0xFFFFFF)),
    both(
      "Solarized", solarized, dark: (0x839496, 0x002B36), light: (0x657B83, 0xFDF6E3),
      isSolarized: true),
  ].flatMap(\.self)

  private static func both(
    _ name: String, _ colors: [UInt32], dark: (UInt32, UInt32), light: (UInt32, UInt32),
    isSolarized: Bool = false
  ) -> [SixteenColors] {
    [(TerminalTheme.dark, dark), (.light, light)].map { theme, own in
      SixteenColors(
        description: "\(name), \(theme)", colors: colors, theme: theme, text: own.0,
        background: own.1, isSolarized: isSolarized)
    }
  }

  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  private static let vga: [UInt32] = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ]
  private static let mac: [UInt32] = [
    0x000000, 0x990000, 0x00A600, 0x999900, 0x0000B2, 0xB200B2, 0x00A6B2, 0xBFBFBF,
    0x666666, 0xE60000, 0x00D900, 0xE6E600, 0x0000FF, 0xE600E6, 0x00E6E6, 0xE6E6E6,
  ]
  private static let oldMac: [UInt32] = [
    0x000000, 0xC23621, 0x25BC24, 0xADAD27, 0x492EE1, 0xD338D3, 0x33BBC8, 0xCBCCCD,
    0x818383, 0xFC391F, 0x31E722, 0xEAEC23, 0x5833FF, 0xF935F8, 0x14F0F0, 0xE9EBEB,
  ]
  private static let solarized: [UInt32] = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
  ]
}
