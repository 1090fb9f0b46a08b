public import AppShell
public import Coordinator
import CoordinatorLinks
import Foundation
import Redux

/// Reads the command line: `--help`, lists of links, events, the options of the app and its tools.
///
/// In a terminal, it also adds the palette of links, and asks before the user quits a form with text. On iOS, it reads
/// the arguments that Xcode passes.
///
/// The function `developerTools` lists it. Pass it one with settings of the app's own:
///
/// ```swift
/// static let tools = developerTools(
///   commandLine: CommandLineTool(options: [LaunchOption("--api", "URL", "another server")]))
/// ```
///
/// The app reads its own options in its services: `launch["--api"]`.
public struct CommandLineTool<App: AppType>: OptionTool {
  /// The app's own options, in the user's language.
  public var options: [LaunchOption] { makeOptions() }
  private let makeOptions: @Sendable () -> [LaunchOption]
  let isLoading: @Sendable (App.State) -> Bool
  let failure: @Sendable (App.State) -> String?
  package let destinations: @Sendable (App.State) -> [(name: String, route: Route<App.Map>)]

  /// Creates the tool.
  ///
  /// - Parameters:
  ///   - options: The app's own options. None by default.
  ///   - isLoading: Whether something is being loaded, so that `--plain` waits for it. By default, any `DataState`.
  ///   - failure: The reason if a screen lacks its data, so that `--plain` fails. By default, the error of any
  ///     `DataState` without a value, even of a screen that isn't on top.
  ///   - destinations: Further entries of the palette of links, by name, such as things that are loaded. None by default.
  ///     A name that ends with an ellipsis is that of all links like the route's: the user fills in their parameters.
  public init(
    options: @escaping @autoclosure @Sendable () -> [LaunchOption] = [],
    isLoading: (@Sendable (App.State) -> Bool)? = nil,
    failure: (@Sendable (App.State) -> String?)? = nil,
    destinations: @escaping @Sendable (App.State) -> [(name: String, route: Route<App.Map>)] = {
      _ in []
    }
  ) {
    makeOptions = options
    self.isLoading = isLoading ?? { isAnyPartLoading(of: $0) }
    self.failure = failure ?? { firstFailure(in: $0) }
    self.destinations = destinations
  }

  /// Reads the arguments of this process, and passes them to all tools that have options.
  public func prepare(_ setup: inout AppSetup<App>) {
    #if os(iOS)
      let arguments = App.tolerantArguments(CommandLine.arguments.dropFirst())
      setup.launch = arguments.launch
      for tool in App.optionTools { try? tool.prepare(&setup, for: arguments) }
    #else
      prepareInTerminal(&setup)
    #endif
  }

  /// Does nothing: the app reads its options itself.
  public func prepare(_ setup: inout AppSetup<App>, for arguments: Arguments) {}

  #if !os(iOS)
    /// Adds the palette of links, and the question before the user quits.
    public func appStarted(_ app: RunningApp<App>, in window: UIWindow) -> AnyObject? {
      let windows = TerminalWindows(app)
      window.windowScene?.terminalShouldQuit = { [weak windows] in windows?.shouldQuit() ?? true }
      window.onTerminalKeys(":", localized("Go To")) { [weak windows] _ in windows?.showPalette() }
      return windows
    }
  #endif
}

extension AppType {
  /// Reads command line arguments, without the program's name.
  package static func arguments(
    _ words: some Collection<String>
  ) throws(LaunchFailure) -> Arguments {
    try Arguments(Array(words), name: name, options: allOptions)
  }

  /// Reads command line arguments without the system's, such as `-AppleLanguages (de)`, or none of
  /// them if another option is unknown.
  package static func tolerantArguments(_ words: some Collection<String>) -> Arguments {
    var (rest, own) = (Array(words)[...], [String]())
    while let word = rest.popFirst() {
      let isOfSystem = word.wholeMatch(of: /-[A-Z]\w+/) != nil
      if isOfSystem { _ = rest.popFirst() } else { own.append(word) }
    }
    return (try? arguments(own)) ?? (try? arguments([String]())) ?? Arguments()
  }
}
