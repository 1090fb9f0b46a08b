public import Foundation

/// How an app is started off iOS.
public struct TerminalLaunch: Sendable {
  /// The link that the first scene opens.
  public var url: URL?
  /// Whether the first settled screen is printed as text, instead of running in the terminal.
  public var isPlain: Bool
  /// The size in cells; the terminal's own, or 80 × 24, unless given.
  public var size: TerminalSize?

  /// Makes a launch; without arguments, an interactive one in the terminal.
  public init(url: URL? = nil, isPlain: Bool = false, size: TerminalSize? = nil) {
    self.url = url
    self.isPlain = isPlain
    self.size = size
  }
}
