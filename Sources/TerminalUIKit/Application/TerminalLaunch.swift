public import Foundation

/// The options for starting an app outside iOS.
public struct TerminalLaunch: Sendable {
  /// The link that the first scene opens.
  public var url: URL?
  /// Whether to print the first settled screen as text instead of running in the terminal.
  public var isPlain: Bool
  /// The size in cells; nil means that of the terminal, or 80 × 24 without one.
  public var size: TerminalSize?

  /// Creates the options; without arguments, for an interactive run in the terminal.
  public init(url: URL? = nil, isPlain: Bool = false, size: TerminalSize? = nil) {
    self.url = url
    self.isPlain = isPlain
    self.size = size
  }
}
