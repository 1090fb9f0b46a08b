import Foundation

#if !os(iOS)
  import UIKit
#endif

/// How the app was started.
struct Launch: Sendable {
  /// A form in which to list all links.
  enum LinkListing: String, Sendable {
    case table = "--links"
    /// A map of the app, for Graphviz and for Mermaid.
    case dot = "--dot"
    case mermaid = "--mermaid"
    /// The file that a domain publishes so that its links open the app.
    case association = "--association"
  }

  var link: String?
  var isPlain = false
  var size: (columns: Int, rows: Int)?
  var dataDirectory =
    (FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    ?? .temporaryDirectory).appending(path: AppOptions.appName)
  var links: LinkListing?
  /// The files to record this session in, to replay one from, and to make a report of one from.
  var record, replay, report: URL?
  var showsHelp = false
  /// The language in which the app shows its words.
  var language = "en"
  /// The app's own options.
  var options = AppOptions()
}

/// What is wrong with the command line, in words.
struct UsageError: Error, Equatable {
  let words: String

  static func badValue(_ value: String, of option: String, expected: String) -> Self {
    UsageError(words: "\(value) is not a valid value for \(option). Use \(expected).")
  }
}

extension Launch {
  /// How this process was started; the defaults if there is no command line.
  static let current: Launch = {
    var launch = (try? Launch(arguments: Array(CommandLine.arguments.dropFirst()))) ?? Launch()
    #if os(iOS)
      launch.language = Bundle.main.preferredLocalizations.first ?? launch.language
    #else
      // Without a terminal, the screen is printed as text, too.
      if !TerminalApplication.isInteractive { launch.isPlain = true }
    #endif
    return launch
  }()

  /// The version of the app, which only a bundle knows.
  static let version =
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    ?? "development"

  /// The text for `--help`.
  static let usage = """
    Usage: ExampleApp [LINK] [options]

      LINK                  where to start; --links lists all links
      --plain               print the settled screen as text and exit
      --size 80x24          columns and rows, instead of the terminal's
    \(AppOptions.usage)\
      --data-directory DIR  where to keep the app's data
      --record FILE         record this session in a file
      --replay FILE         show a recorded session; with --plain, check it, and print its end
      --report FILE         print a recorded session as a web page
      --links               list all links; with --dot or --mermaid, draw a map of the app;
                            with --association, print the file that its domain publishes
      --help                show this help
    """

  /// Reads command line arguments, without the program's name, and the language of the environment.
  init(
    arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    language = Language.identifier(environment: environment)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--plain": isPlain = true
      case "--links": links = links ?? .table
      case "--dot", "--mermaid", "--association": links = LinkListing(rawValue: argument)
      case "--help", "-h": showsHelp = true
      case "--size": size = try Self.size(try Self.value(of: argument, &rest))
      case "--data-directory":
        dataDirectory = URL(
          filePath: try Self.value(of: argument, &rest), directoryHint: .isDirectory)
      case "--record": record = URL(filePath: try Self.value(of: argument, &rest))
      case "--replay": replay = URL(filePath: try Self.value(of: argument, &rest))
      case "--report": report = URL(filePath: try Self.value(of: argument, &rest))
      case let option where option.hasPrefix("-"):
        let isKnown = try options.read(option) { () throws(UsageError) in
          try Self.value(of: option, &rest)
        }
        guard isKnown else { throw UsageError(words: "There is no option \(option).") }
      case let text where link == nil: link = text
      case let text:
        throw UsageError(words: "Only one link can be opened. \(text) is a second one.")
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError(words: "The option \(option) needs a value.")
    }
    return value
  }

  private static func size(_ text: String) throws(UsageError) -> (Int, Int) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).compactMap {
      Int($0)
    }
    guard numbers.count == 2, numbers.allSatisfy((1...1000).contains), text.contains("x") else {
      let expected = "columns and rows from 1 to 1000, such as 80x24"
      throw .badValue(text, of: "--size", expected: expected)
    }
    return (numbers[0], numbers[1])
  }
}
