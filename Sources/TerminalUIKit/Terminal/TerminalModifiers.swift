/// The keys held while another key or a mouse button is pressed.
public struct TerminalModifiers: OptionSet, Hashable, Sendable {
  /// The shift key; a shifted character arrives as that character, without it.
  public static let shift = TerminalModifiers(rawValue: 1)
  /// The alt, option or meta key.
  public static let alt = TerminalModifiers(rawValue: 2)
  /// The control key.
  public static let control = TerminalModifiers(rawValue: 4)

  /// The bits, in the order in which terminals send them.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
