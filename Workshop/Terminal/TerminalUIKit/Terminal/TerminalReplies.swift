/// The answers of a terminal to questions about itself.
struct TerminalReplies: Hashable, Sendable {
  /// The question for the background's color, followed by one that every terminal answers.
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// The theme that suits the terminal's background, if that is known.
  var theme: TerminalTheme?
  /// Whether the background is one of Solarized's.
  var isSolarized = false
  /// Whether the last answer has arrived.
  var isComplete = false

  /// Parses the answer `11;rgb:ffff/ffff/ffff`.
  mutating func readBackground(_ answer: String) {
    guard answer.hasPrefix("11;rgb"), let values = answer.split(separator: ":").last else { return }
    let channels = values.split(separator: "/").prefix(3).compactMap(Self.channel)
    guard channels.count == 3 else { return }
    let luminance = 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2]
    theme = luminance > 0.5 ? .light : .dark
    let bytes = channels.map { Int(($0 * 255).rounded()) }
    isSolarized = [[0x00, 0x2B, 0x36], [0xFD, 0xF6, 0xE3]].contains(bytes)
  }

  private static func channel(_ hex: Substring) -> Double? {
    guard (1...4).contains(hex.count), let value = UInt16(hex, radix: 16) else { return nil }
    return Double(value) / Double(1 << (4 * hex.count) - 1)
  }
}
