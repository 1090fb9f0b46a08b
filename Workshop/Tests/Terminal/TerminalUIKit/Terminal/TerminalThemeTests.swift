import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) struct TerminalThemeTests {
  @Test(arguments: TerminalTheme.allCases)
  func `text is readable on every surface`(theme: TerminalTheme) {
    let surfaces: [TerminalColor] = [.background, .tinted, .fill, .focus, .selection]
    let texts: [TerminalColor] = [.secondary, .accent, .red, .orange, .green]
    for surface in surfaces.map(theme.rgb) {
      #expect(theme.rgb(.normal).contrast(with: surface) >= 9)
      for text in texts { #expect(theme.rgb(text).contrast(with: surface) >= 4.5, "\(text)") }
    }
    for surface in surfaces.prefix(2).map(theme.rgb) {
      #expect(theme.rgb(.tertiary).contrast(with: surface) >= 4.5)
    }
    #expect(theme.rgb(.onAccent).contrast(with: theme.rgb(.accent)) >= 6)
    #expect(theme.rgb(.separator).contrast(with: theme.rgb(.background)) >= 1.4)
  }

  /// The palette's entries from 16 on: a cube of six levels, then grays.
  private static let palette: [[Int]] = {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube: [[Int]] = (0..<216).map { [levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]] }
    let grays: [[Int]] = (0..<24).map { Array(repeating: 8 + 10 * $0, count: 3) }
    return cube + grays
  }()

  @Test(arguments: 0..<5)
  func `the nearest of 256 colors is found`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
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
}
