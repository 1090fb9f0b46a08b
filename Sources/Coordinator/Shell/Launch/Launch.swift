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
  /// The clock of the app, which a tool may replace by one that it moves.
  package var clock: any Clock<Duration> = ContinuousClock()
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

  static func badValue(_ value: String, of option: String, expected: String) -> Self {
    usage(localized("\(value) is not a valid value for \(option). Use \(expected)."))
  }
}

extension Launch {
  /// The version of the app, which only a bundle knows.
  public static let version =
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    ?? "development"

  /// Returns the text for `--help`.
  static func usage(program: String, options: [LaunchOption]) -> String {
    """
    Usage: \(program) [LINK] [options]

      LINK                  where to start, such as one that --links lists
      --plain               print the settled screen as text and exit
      --size 80x24          columns and rows, instead of the terminal's
      --data-directory DIR  where to keep the app's data
      --event EVENT         send an event of the system, such as memoryWarning, once
                            the screen has settled; may be repeated
    \(options.map { "\($0.usage)\n" }.joined())\
      --links               list all links; with --mermaid, draw a map of the app;
                            with --association, print the file that its domain
                            publishes
      --help                show this help

    With --plain, the exit status says whether the screen is what was asked for: 65
    if the link was refused, 69 if something could not be loaded, and 75 if a
    question or another screen covers it.

    The language is that of LC_ALL, LC_MESSAGES or LANG, whichever is set first,
    such as LANG=de_DE.UTF-8. With NO_COLOR=1, the app uses no colors.
    """
  }

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
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw .usage(localized("The option \(option) needs a value."))
    }
    return value
  }

  private static func event(_ text: String) throws(LaunchFailure) -> AppAction {
    if let event = AppAction(words: text) { return event }
    let expected = AppAction.examples.joined(separator: ", ")
    throw .badValue(text, of: "--event", expected: localized("one of \(expected)"))
  }

  private static func size(_ text: String) throws(LaunchFailure) -> (Int, Int) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy((1...1000).contains) else {
      let expected = localized("columns and rows from 1 to 1000, such as 80x24")
      throw .badValue(text, of: "--size", expected: expected)
    }
    return (numbers[0], numbers[1])
  }
}
