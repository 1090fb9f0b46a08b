import Foundation

/// How the app was asked to start.
struct Launch: Equatable, Sendable {
  var link: String?
  var isPlain = false
  var columns: Int?
  var rows: Int?
  var api: URL?
  var dataDirectory = Self.defaultDataDirectory
  var links: LinkListing?
  var showsHelp = false
}

/// In which form to list all links.
enum LinkListing: Equatable, Sendable {
  case table
  /// A map of the app, for Graphviz.
  case dot
  /// A map of the app, for Mermaid.
  case mermaid
  /// What the domain publishes so that its links open the app.
  case association
}

extension Launch {
  private static let defaultDataDirectory =
    (FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    ?? URL.temporaryDirectory)
    .appending(path: "Sights")

  /// How this process was started; the defaults where nobody can pass arguments.
  static let current =
    (try? Launch(arguments: Array(CommandLine.arguments.dropFirst()))) ?? Launch()

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
      case "--api": api = try Self.server(try Self.value(of: argument, &rest))
      case "--data-directory":
        dataDirectory = URL(
          filePath: try Self.value(of: argument, &rest), directoryHint: .isDirectory)
      default:
        guard !argument.hasPrefix("-") else { throw .unknown(argument) }
        guard link == nil else { throw .secondLink(argument) }
        link = argument
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
    else { throw .badSize(text) }
    return (columns, rows)
  }

  private static func server(_ text: String) throws(UsageError) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host != nil
    else {
      throw .badServer(text)
    }
    return url
  }
}
