public import Foundation

/// The options for starting an app outside iOS.
public struct TerminalLaunch: Sendable {
  /// The link that the first scene opens.
  public var url: URL?
  /// Whether to print the first settled screen as text instead of running in the terminal.
  public var isPlain: Bool
  /// The size in cells; nil means the terminal's, or 80 × 24 without one.
  public var size: TerminalSize?
  /// Whether the first screen settles only once activity indicators have stopped.
  public var waitsForActivity = true

  /// Waits until the first screen shows all that it should, before it is printed as text.
  ///
  /// A screen without a spinner may still wait for data: only the app knows. Return a failure if the
  /// screen doesn't show what was asked for.
  public var settle: @MainActor @Sendable (TerminalScreen) async -> TerminalFailure? = {
    await $0.settled()
    return nil
  }

  /// Creates the options; without arguments, for an interactive run in the terminal.
  public init(url: URL? = nil, isPlain: Bool = false, size: TerminalSize? = nil) {
    self.url = url
    self.isPlain = isPlain
    self.size = size
  }
}

extension TerminalLaunch {
  /// Reads the arguments of the command line: a link, `--plain` and `--size 80x24`, in any order.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Throws: The failure if there are others.
  public init(arguments: some Collection<String>) throws(TerminalFailure) {
    self.init()
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--plain": isPlain = true
      case "--size":
        guard let size = rest.popFirst().flatMap(TerminalSize.init) else { throw .usage }
        self.size = size
      case _ where url == nil && !argument.hasPrefix("-"):
        guard let link = URL(string: argument) else { throw .usage }
        url = link
      default: throw .usage
      }
    }
  }
}

extension TerminalFailure {
  /// The failure for arguments that are wrong.
  static var usage: Self { Self(status: 64, reason: TerminalWord.usage.text) }
}

/// The reason why an app ends with a status other than 0.
public struct TerminalFailure: Error, Sendable {
  /// The status, one of those in sysexits.h.
  public let status: Int32
  /// The reason in words, for standard error.
  public let reason: String

  /// Creates a failure.
  public init(status: Int32, reason: String) {
    self.status = status
    self.reason = reason
  }
}
