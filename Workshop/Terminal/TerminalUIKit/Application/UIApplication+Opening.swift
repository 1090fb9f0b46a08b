public import Foundation

extension UIApplication {
  /// A key for an option with which to open a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Opens a web page in the user's browser, on a later turn of the main queue.
  ///
  /// Without a terminal, for example in a test, there is no browser, and there may be none on a remote machine.
  ///
  /// - Parameters:
  ///   - url: The page.
  ///   - options: The options; none applies outside iOS.
  ///   - completion: Receives whether a browser was started.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Task {
      let isPage = ["http", "https"].contains(url.scheme?.lowercased())
      completion?(isPage && TerminalBrowser.open(url))
    }
  }

  /// Opens a web page in the user's browser, and returns whether one was started.
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}

/// The program with which the system opens web pages.
@MainActor enum TerminalBrowser {
  /// Opens a page and returns whether that worked; the app that runs in a terminal sets it.
  static var open: (URL) -> Bool = { _ in false }

  /// Returns the program of this machine, or `nil` if it has none or shows no windows.
  static func program(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
      else { return nil }
    #endif
    return environment["PATH"]?.split(separator: ":").lazy
      .map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Opens a page with a program, whose output must not reach the terminal.
  static func run(_ program: URL, _ page: URL) -> Bool {
    let process = Process()
    process.executableURL = program
    process.arguments = [page.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
