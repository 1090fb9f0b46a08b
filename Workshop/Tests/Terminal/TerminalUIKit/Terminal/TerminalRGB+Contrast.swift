import Foundation

@testable import TerminalUIKit

extension TerminalRGB {
  /// Returns the contrast with another color by the Web Content Accessibility Guidelines.
  func contrast(with other: TerminalRGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let channels = [red, green, blue].map { (channel: UInt8) -> Double in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
