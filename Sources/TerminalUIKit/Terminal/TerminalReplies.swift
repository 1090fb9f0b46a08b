/// What a terminal answered when it was asked about itself.
struct TerminalReplies: Hashable, Sendable {
  /// Asks for the background's colour, then for what every terminal answers.
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// The theme that goes with the terminal's background, if it told.
  var theme: TerminalTheme?
  /// Whether the last answer has come, so that there is nothing more to wait for.
  var isComplete = false

  /// Reads the answer `11;rgb:ffff/ffff/ffff`.
  mutating func readBackground(_ answer: String) {
    guard answer.hasPrefix("11;rgb"), let values = answer.split(separator: ":").last else { return }
    let channels = values.split(separator: "/").prefix(3).compactMap(Self.channel)
    guard channels.count == 3 else { return }
    let luminance = 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2]
    theme = luminance > 0.5 ? .light : .dark
  }

  private static func channel(_ hex: Substring) -> Double? {
    guard (1...4).contains(hex.count), let value = UInt16(hex, radix: 16) else { return nil }
    return Double(value) / Double(1 << (4 * hex.count) - 1)
  }
}
