public import AppShell
import Foundation

/// The arguments of the command line.
public struct Arguments: Sendable {
  /// A form in which to list all links.
  enum LinkListing: String, Sendable {
    case table = "--links"
    /// A map of the app in Mermaid's language.
    case mermaid = "--mermaid"
    /// The file that a domain publishes so that its links open the app.
    case association = "--association"
  }

  /// The way in which the app starts.
  public internal(set) var launch = Launch()
  /// Whether the app prints its settled screen as text and exits.
  package var isPlain: Bool {
    get { launch.isUnattended }
    set { launch.isUnattended = newValue }
  }
  #if !os(iOS)
    /// The columns and rows of the terminal; nil for those that it has.
    package var size: TerminalSize?
  #endif
  /// Whether the command line names the folder with the app's data.
  private var namesDirectory = false
  /// The events to send once the first screen has settled.
  var events: [AppAction] = []
  var listing: LinkListing?
  var showsHelp = false

  /// No arguments.
  package init() {}

  /// The value of an option of the app or of a tool, such as `--api`; nil if it wasn't given.
  package subscript(option: String) -> String? { launch[option] }

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

extension Arguments {
  /// Reads command line arguments.
  ///
  /// - Parameters:
  ///   - words: The arguments, without the program's name.
  ///   - name: The name of the app, for its folder.
  ///   - options: The options of the app and its tools.
  /// - Throws: The failure to print, with the status to exit with.
  package init(
    _ words: [String], name: String, options: [LaunchOption] = []
  ) throws(LaunchFailure) {
    launch = Launch(of: name)
    var rest = words[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--plain": isPlain = true
      case "--links": listing = listing ?? .table
      case "--mermaid", "--association": listing = LinkListing(rawValue: argument)
      case "--help", "-h": showsHelp = true
      #if !os(iOS)
        case "--size": size = try Self.size(try Self.value(of: argument, &rest))
      #endif
      case "--data-directory":
        launch.dataDirectory = URL(
          filePath: try Self.value(of: argument, &rest), directoryHint: .isDirectory)
        namesDirectory = true
      case "--event": events.append(try Self.event(try Self.value(of: argument, &rest)))
      case let name where name.hasPrefix("-"): try read(name, &rest, options)
      case let text where launch.link == nil: launch.link = text
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
    launch[name] = value
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
  package func checkDirectory() throws(LaunchFailure) {
    guard namesDirectory else { return }
    let folder = launch.dataDirectory
    try? folder.makePrivateFolder()
    guard access(folder.path + "/.", isPlain ? R_OK : W_OK) == 0 else {
      throw .badValue(
        folder.relativePath, of: "--data-directory",
        expected: localized("a writable folder"))
    }
  }

  private static func event(_ text: String) throws(LaunchFailure) -> AppAction {
    if let event = AppAction(words: text) { return event }
    let expected = AppAction.examples.joined(separator: ", ")
    throw .badValue(text, of: "--event", expected: localized("one of \(expected)"))
  }

  #if !os(iOS)
    private static func size(_ text: String) throws(LaunchFailure) -> TerminalSize {
      if let size = TerminalSize(text) { return size }
      let expected = localized("20 to 1000 columns and 6 to 1000 rows, such as 80x24")
      throw .badValue(text, of: "--size", expected: expected)
    }
  #endif
}
