@_exported public import AppCommandLine
public import AppInspector
public import AppShell
import Foundation
import Redux

/// Lets a program use the app by the Model Context Protocol: `swift run Trivia --agent`.
///
/// ```swift
/// static let tools = developerTools()
/// ```
///
/// It reads a message a line from standard input, and writes an answer a line to standard output. Each app
/// that it opens has its own screen, data and virtual clock. An app that does not list the tool
/// ships none of it.
public struct Agent<App: AppType>: OptionTool {
  /// Makes the tool.
  public init() {}

  /// The options `--agent`, `--allow-dispatch` and `--allow-data`.
  public var options: [LaunchOption] {
    [
      LaunchOption(
        flag: "--agent",
        localized("serve the Model Context Protocol on standard input and output")),
      LaunchOption(
        flag: "--allow-dispatch", localized("with --agent, let the client dispatch actions")),
      LaunchOption(
        flag: "--allow-data", localized("with --agent, let the client keep data in any folder")),
    ]
  }

  /// Serves a client until the input ends, if the command line says so.
  ///
  /// - Throws: A failure if the client is permitted something, but none is served.
  public func prepare(
    _ setup: inout AppSetup<App>, for launch: Arguments
  ) throws(LaunchFailure) {
    #if !os(iOS)
      let permissions = ["--allow-dispatch", "--allow-data"].filter { launch[$0] != nil }
      guard launch["--agent"] != nil else {
        if let first = permissions.first { throw .missing("--agent", with: first) }
        return
      }
      AgentProcess<App>(
        allowsDispatch: permissions.contains("--allow-dispatch"),
        allowsAnyFolder: permissions.contains("--allow-data"), defaultServer: launch["--api"]
      ).run()
    #endif
  }
}

/// An app whose recordings can be read again, as the module `AppInspector` has it.
public typealias RecordedApp = AppInspector.RecordedApp

extension AppType {
  /// Returns the tools of an app while it is made: the inspector, and the agent.
  ///
  /// `AppInspector` has a function of this name for iOS, where the agent has nothing to read from. Import one of the two
  /// modules where the app calls it.
  ///
  /// - Parameter commandLine: What the app adds to the command line.
  /// - Returns: The tools.
  public static func developerTools(
    commandLine: CommandLineTool<Self> = CommandLineTool()
  ) -> [any AppTool<Self>] {
    [commandLine, Inspector(), Agent()]
  }
}
