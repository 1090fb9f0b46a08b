/// A color with eight bits for each channel.
struct TerminalRGB: Hashable, Sendable {
  let red, green, blue: UInt8

  init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The nearest entry in the 256-color palette, in its 6 × 6 × 6 cube or among its 24 grays.
  var nearestIndex: UInt8 {
    let cube = [red, green, blue].map(Self.cubeStep)
    let gray = min(max((Int(red) + Int(green) + Int(blue) - 9) / 30, 0), 23)
    let level = 8 + 10 * gray
    let cubeIndex = 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    let isGrayNearer =
      distance(level, level, level)
      < distance(Self.levels[cube[0]], Self.levels[cube[1]], Self.levels[cube[2]])
    return UInt8(isGrayNearer ? 232 + gray : cubeIndex)
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func cubeStep(_ channel: UInt8) -> Int {
    channel < 48 ? 0 : channel < 115 ? 1 : (Int(channel) - 35) / 40
  }

  private func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let deltas = [Int(self.red) - red, Int(self.green) - green, Int(self.blue) - blue]
    return deltas.reduce(0) { $0 + $1 * $1 }
  }
}
