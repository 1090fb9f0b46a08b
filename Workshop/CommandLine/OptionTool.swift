public import AppShell

/// A tool that the command line controls, such as one that records the app in a file.
///
/// ``CommandLineTool`` reads the arguments, and passes them on.
public protocol OptionTool<App>: AppTool {
  /// The options that the tool adds to the command line.
  var options: [LaunchOption] { get }

  /// Called before the app is made. A tool that does something instead of the app never returns.
  ///
  /// - Throws: A failure that ends the app with its status and its words.
  @MainActor func prepare(
    _ setup: inout AppSetup<App>, for arguments: Arguments
  ) throws(LaunchFailure)
}

extension AppType {
  /// The tools of the app that have options, in their order.
  static var optionTools: [any OptionTool<Self>] {
    tools.compactMap { $0 as? any OptionTool<Self> }
  }

  /// The options of the app and its tools.
  package static var allOptions: [LaunchOption] { optionTools.flatMap { $0.options } }

  /// The tool that reads the command line, or one without an app's own settings.
  package static var commandLine: CommandLineTool<Self> {
    tools.lazy.compactMap { $0 as? CommandLineTool<Self> }.first ?? CommandLineTool()
  }

  /// Whether something is being loaded, so that `--plain` waits for it.
  public static func isLoading(_ state: State) -> Bool { commandLine.isLoading(state) }
}
