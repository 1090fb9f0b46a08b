public import Foundation

/// The way in which an app was started.
public struct Launch: Sendable {
  /// A form in which to list all links.
  enum LinkListing: String, Sendable {
    case table = "--links"
    /// A map of the app in Mermaid's language.
    case mermaid = "--mermaid"
    /// The file that a domain publishes so that its links open the app.
    case association = "--association"
  }

  /// The link with which the app starts.
  package var link: String?
  /// Whether the app prints its settled screen as text and exits.
  package var isPlain = false
  /// The columns and rows of the terminal; nil for those that it has.
  package var size: (columns: Int, rows: Int)?
  /// The folder with the app's data.
  public var dataDirectory = URL.temporaryDirectory
  /// Whether the command line names that folder.
  private var namesDirectory = false
  /// The time of the app, which a tool may replace by one that it moves.
  package var time = AppTime.system
  /// The file for the names of actions, which a variable such as `TRIVIA_LOG` names.
  var logFile: String?
  /// The events to send once the first screen has settled.
  package var events: [AppAction] = []
  var links: LinkListing?
  var showsHelp = false
  private var values: [String: String] = [:]

  /// Creates a launch without arguments.
  public init() {}

  /// The value of an option of the app or of a tool, such as `--api`; nil if it wasn't given.
  public subscript(option: String) -> String? { values[option] }

  /// The file that an option names; nil if it wasn't given.
  package func file(_ option: String) -> URL? { self[option].map { URL(filePath: $0) } }
}

/// Why an app doesn't start: a status of sysexits, and the reason as text.
public struct LaunchFailure: Error, Equatable {
  /// The status with which the app ends.
  package let status: Int32
  /// The reason, for standard error.
  package let words: String

  /// Creates a failure; 65 means wrong data.
  public init(status: Int32 = 65, words: String) { (self.status, self.words) = (status, words) }

  static func usage(_ words: String) -> Self { Self(status: 64, words: words) }

  /// Returns the failure, with a hint where all options are described if one of them was wrong.
  func pointingToHelp(of program: String) -> Self {
    guard status == 64 else { return self }
    return Self(status: status, words: words + "\n" + localized("See \(program) --help."))
  }

  /// The failure if an option is given without another that it belongs to.
  package static func missing(_ option: String, with other: String) -> Self {
    usage(localized("The option \(other) needs \(option), too."))
  }

  static func badValue(_ value: String, of option: String, expected: String) -> Self {
    usage(localized("\(value) is not a valid value for \(option). Use \(expected)."))
  }
}

extension Launch {
  /// The version of the app, which only a bundle knows.
  public static let version =
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    ?? "development"

  /// Reads command line arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - name: The name of the app, for its folder and its variables.
  ///   - options: The options of the app and its tools.
  ///   - environment: The variables of the environment.
  /// - Throws: The failure to print, with the status to exit with.
  package init(
    arguments: [String], name: String, options: [LaunchOption] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LaunchFailure) {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    dataDirectory = (support.first ?? .temporaryDirectory).appending(path: name)
    logFile = environment["\(name.uppercased())_LOG"]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--plain": isPlain = true
      case "--links": links = links ?? .table
      case "--mermaid", "--association": links = LinkListing(rawValue: argument)
      case "--help", "-h": showsHelp = true
      case "--size": size = try Self.size(try Self.value(of: argument, &rest))
      case "--data-directory":
        dataDirectory = URL(
          filePath: try Self.value(of: argument, &rest), directoryHint: .isDirectory)
        namesDirectory = true
      case "--event": events.append(try Self.event(try Self.value(of: argument, &rest)))
      case let name where name.hasPrefix("-"): try read(name, &rest, options)
      case let text where link == nil: link = text
      case let text:
        throw .usage(localized("Only one link can be opened. \(text) is a second one."))
      }
    }
  }

  /// Reads an option of the app or of a tool.
  private mutating func read(
    _ name: String, _ rest: inout ArraySlice<String>, _ options: [LaunchOption]
  ) throws(LaunchFailure) {
    guard let option = options.first(where: { $0.name == name }) else {
      throw .usage(localized("There is no option \(name)."))
    }
    let value = option.isFlag ? "yes" : try Self.value(of: name, &rest)
    guard option.isValid(value) else {
      throw .badValue(value, of: name, expected: option.expected)
    }
    values[name] = value
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(LaunchFailure) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .usage(localized("The option \(option) needs a value."))
    }
    return value
  }

  /// Creates the folder that the command line names, and refuses one in which nothing can be saved.
  func checkDirectory() throws(LaunchFailure) {
    guard namesDirectory else { return }
    try? dataDirectory.makePrivateFolder()
    guard access(dataDirectory.path + "/.", isPlain ? R_OK : W_OK) == 0 else {
      throw .badValue(
        dataDirectory.relativePath, of: "--data-directory",
        expected: localized("a writable folder"))
    }
  }

  private static func event(_ text: String) throws(LaunchFailure) -> AppAction {
    if let event = AppAction(words: text) { return event }
    let expected = AppAction.examples.joined(separator: ", ")
    throw .badValue(text, of: "--event", expected: localized("one of \(expected)"))
  }

  private static func size(_ text: String) throws(LaunchFailure) -> (Int, Int) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    let limits = [20...1000, 6...1000]
    guard parts.count == 2, numbers.count == 2,
      zip(limits, numbers).allSatisfy({ $0.contains($1) })
    else {
      let expected = localized("20 to 1000 columns and 6 to 1000 rows, such as 80x24")
      throw .badValue(text, of: "--size", expected: expected)
    }
    return (numbers[0], numbers[1])
  }
}
