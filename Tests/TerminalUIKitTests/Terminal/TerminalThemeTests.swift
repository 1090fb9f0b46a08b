import Foundation
import Testing

@testable import TerminalUIKit

@Suite struct TerminalThemeTests {
  /// Returns the contrast of two colours by the Web Content Accessibility Guidelines.
  private func contrast(_ one: TerminalRGB, _ other: TerminalRGB) -> Double {
    let luminances = [one, other].map { (color: TerminalRGB) -> Double in
      let channels = [color.red, color.green, color.blue].map { (channel: UInt8) -> Double in
        let part = Double(channel) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
    return (max(luminances[0], luminances[1]) + 0.05) / (min(luminances[0], luminances[1]) + 0.05)
  }

  @Test(arguments: TerminalTheme.allCases)
  func `text is readable on every surface`(theme: TerminalTheme) {
    let surfaces: [TerminalColor] = [.background, .grouped, .fill, .selection]
    let texts: [TerminalColor] = [.secondary, .accent, .red, .orange, .green]
    for surface in surfaces.map(theme.rgb) {
      #expect(contrast(theme.rgb(.normal), surface) >= 9)
      for text in texts { #expect(contrast(theme.rgb(text), surface) >= 4.5, "\(text)") }
    }
    for surface in surfaces.prefix(2).map(theme.rgb) {
      #expect(contrast(theme.rgb(.tertiary), surface) >= 4.5)
    }
    #expect(contrast(theme.rgb(.onAccent), theme.rgb(.accent)) >= 6)
    #expect(contrast(theme.rgb(.separator), theme.rgb(.background)) >= 1.4)
  }

  /// The palette's entries from 16 on: a cube of six levels, then greys.
  private static let palette: [[Int]] = {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube: [[Int]] = (0..<216).map { [levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]] }
    let grays: [[Int]] = (0..<24).map { Array(repeating: 8 + 10 * $0, count: 3) }
    return cube + grays
  }()

  @Test(arguments: 0..<200)
  func `the nearest of 256 colours is found`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let color = TerminalRGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
    let distances = Self.palette.map { entry in
      zip(entry, [color.red, color.green, color.blue]).reduce(0) { sum, pair in
        sum + (pair.0 - Int(pair.1)) * (pair.0 - Int(pair.1))
      }
    }

    let index = Int(color.nearestIndex) - 16

    #expect(distances[index] == distances.min())
  }
}
