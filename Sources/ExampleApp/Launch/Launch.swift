import Foundation

/// How the app was started.
struct Launch: Equatable, Sendable {
  /// A form in which to list all links.
  enum LinkListing: Equatable, Sendable {
    case table
    /// A map of the app, for Graphviz.
    case dot
    /// A map of the app, for Mermaid.
    case mermaid
    /// The file that a domain publishes so that its links open the app.
    case association
  }

  var link: String?
  var isPlain = false
  var columns: Int?
  var rows: Int?
  var dataDirectory = Self.defaultDataDirectory
  var links: LinkListing?
  var showsHelp = false
  /// The app's own options.
  var options = AppOptions()
}

extension Launch {
  private static let defaultDataDirectory =
    (FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    ?? URL.temporaryDirectory)
    .appending(path: AppOptions.appName)

  /// How this process was started; the defaults if there is no command line.
  static let current =
    (try? Launch(arguments: Array(CommandLine.arguments.dropFirst()))) ?? Launch()

  /// The text for `--help`.
  static let usage = """
    Usage: ExampleApp [LINK] [options]

      LINK                  where to start; --links lists all links
      --plain               print the settled screen as text and exit
      --size 80x24          columns and rows, instead of the terminal's
    \(AppOptions.usage)\
      --data-directory DIR  where to keep the app's data
      --links               list all links; with --dot or --mermaid, draw a map of the app;
                            with --association, print the file that its domain publishes
      --help                show this help
    """

  /// Reads command line arguments, without the program's name.
  ///
  /// - Throws: What is wrong with them.
  init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--plain": isPlain = true
      case "--links": links = links ?? .table
      case "--dot": links = .dot
      case "--mermaid": links = .mermaid
      case "--association": links = .association
      case "--help", "-h": showsHelp = true
      case "--size": (columns, rows) = try Self.size(try Self.value(of: argument, &rest))
      case "--data-directory":
        dataDirectory = URL(
          filePath: try Self.value(of: argument, &rest), directoryHint: .isDirectory)
      case let option where option.hasPrefix("-"):
        let isKnown = try options.read(option) { () throws(UsageError) in
          try Self.value(of: option, &rest)
        }
        guard isKnown else { throw .unknown(option) }
      case let text:
        guard link == nil else { throw .secondLink(text) }
        link = text
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else { throw .missingValue(option) }
    return value
  }

  private static func size(_ text: String) throws(UsageError) -> (Int, Int) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw .badValue(
        text, of: "--size", expected: "columns and rows from 1 to 1000, such as 80x24")
    }
    return (columns, rows)
  }
}
