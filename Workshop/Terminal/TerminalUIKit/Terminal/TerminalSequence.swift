/// A control sequence, without `ESC [` and its final byte.
struct TerminalSequence {
  private let marker: UInt8?
  private let numbers: [Int]
  private let final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    let isPrivate = parameters.first.map { (0x3C...0x3F).contains($0) } ?? false
    let isPlain = parameters.count < 64 && parameters.allSatisfy { $0 >= 0x30 }
    marker = isPlain ? (isPrivate ? parameters.first : nil) : 0
    numbers = parameters.dropFirst(isPrivate ? 1 : 0)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    self.final = final
  }

  /// Whether this is the answer of every terminal to the question what it is.
  var isAttributes: Bool { marker == UInt8(ascii: "?") && final == UInt8(ascii: "c") }
  var isPasteStart: Bool { marker == nil && final == UInt8(ascii: "~") && numbers.first == 200 }

  /// The event of the sequence; nil if no key or mouse sends it.
  var event: TerminalEvent? {
    if marker == UInt8(ascii: "<") { return mouse }
    guard marker == nil else { return nil }
    switch final {
    case UInt8(ascii: "~"): return numbered.map { .key($0, modifiers) }
    default: return lettered.map { .key($0, modifiers) }
    }
  }

  private var modifiers: TerminalModifiers {
    guard numbers.count > 1, (2...16).contains(numbers[1]) else { return [] }
    return TerminalModifiers(rawValue: (numbers[1] - 1) & 7)
  }

  private var lettered: TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  private var numbered: TerminalKey? {
    switch numbers.first ?? 0 {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  private var mouse: TerminalEvent? {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0,
      let action = mouseAction(numbers[0])
    else { return nil }
    let point = TerminalPoint(column: numbers[1] - 1, row: numbers[2] - 1)
    return .mouse(TerminalMouse(action, at: point))
  }

  /// Parses xterm's code, with the button in bits 0, 1, 6 and 7, and motion in bit 5.
  private func mouseAction(_ code: Int) -> TerminalMouse.Action? {
    let isPress = final == UInt8(ascii: "M")
    guard isPress || final == UInt8(ascii: "m") else { return nil }
    switch code & 0b1110_0011 {
    case 0: return isPress ? .press : .release
    case 64 where isPress: return .scrollUp
    case 65 where isPress: return .scrollDown
    default: return nil
    }
  }
}
