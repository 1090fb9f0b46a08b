@_exported public import AppCommandLine
public import AppShell
import Foundation
import Redux
import ReduxRecording

/// Adds the inspector to an app: recordings in files, replays, reports, and the way back to the present.
///
/// ```swift
/// static let tools = developerTools()
/// ```
///
/// The app is recorded from its start, in memory. The link `inspector`, with any of the app's schemes, shows the recording
/// in a window in front of the app, and so does the key “i” in a terminal.
public struct Inspector<App: AppType>: OptionTool {
  /// The link that shows the inspector in a window in front of the app.
  public var link: String? { "inspector" }

  /// Makes the tool.
  public init() {}

  /// The options `--record`, `--state`, `--replay` and `--report`, and in a debug build `--inspect`.
  public var options: [LaunchOption] {
    #if DEBUG
      let inspect = [
        LaunchOption(
          flag: "--inspect", localized("serve the inspector to a browser on this device"))
      ]
    #else
      let inspect: [LaunchOption] = []
    #endif
    return inspect + [
      LaunchOption("--record", localized("FILE"), localized("record this run in a file")),
      LaunchOption(
        "--state", localized("NAME"), localized("start from a state that was saved with this name")),
      LaunchOption(
        "--replay", localized("FILE"),
        localized("show a recording; with --plain, check it, and print its end")),
      LaunchOption("--report", localized("FILE"), localized("print a recording as a web page")),
    ]
  }

  /// Records the app, or replays or prints the recording that the command line names.
  ///
  /// - Throws: Why a recording can't be read, written or replayed.
  public func prepare(
    _ setup: inout AppSetup<App>, for launch: Arguments
  ) throws(LaunchFailure) {
    do {
      if let url = launch.file("--replay") {
        let file = try RecordingFile<App>(contentsOf: url)
        if launch.isPlain { try file.check() }
        let recorder = Recorder(replaying: file.recording)
        setup.record(with: recorder)
        setup.isReplay = true
        setup.inspection?.network.show(file.requests)
        return try serve(recorder, for: launch, setup)
      }
      #if !os(iOS)
        if let url = launch.file("--report") {
          print(
            try RecordingFile<App>(contentsOf: url),
            size: launch.size ?? TerminalSize(columns: 80, rows: 24))
        }
        TerminalApplication.lastWords = launch.file("--record").map {
          localized("Recorded \($0.relativePath). Show it with --replay or --report.")
        }
      #endif
      let recorder = try recorder(for: launch, &setup)
      setup.record(with: recorder)
      log(recorder, &setup)
      try serve(recorder, for: launch, setup)
      guard let url = launch.file("--record") else { return }
      let network = setup.inspection?.network
      let writer = try RecordingWriter<App>(url: url, network: network)
      setup.lastMiddleware.append(writer.middleware(recorder))
    } catch {
      throw LaunchFailure(words: error.words)
    }
  }

  /// Writes to the system's log, where there is one.
  private func log(_ recorder: Recorder<App.State>, _ setup: inout AppSetup<App>) {
    #if canImport(os)
      guard let attachment = setup.inspection else { return }
      attachment.systemLog.trace(recorder)
      setup.lastMiddleware.append(attachment.systemLog.middleware())
      attachment.network.onEnd { [weak attachment] in attachment?.systemLog.write($0) }
    #endif
  }

  /// Serves the inspector to a browser, if the command line asks for it, and prints its address.
  ///
  /// The address goes to standard error before the app covers the terminal; the inspector shows it, too.
  @MainActor private func serve(
    _ recorder: Recorder<App.State>, for launch: Arguments, _ setup: AppSetup<App>
  ) throws(RecordingFileError) {
    #if DEBUG
      guard launch["--inspect"] != nil, !launch.isPlain else { return }
      do throws(LoopbackServerError) {
        guard let attachment = setup.inspection else { return }
        let line = localized("Inspect \(App.name) at \(try attachment.serve(recorder))")
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
      } catch {
        throw RecordingFileError(words: error.words)
      }
    #endif
  }

  /// Creates the recorder, which begins with the state that the command line names.
  @MainActor private func recorder(
    for launch: Arguments, _ setup: inout AppSetup<App>
  ) throws(RecordingFileError) -> Recorder<App.State> {
    guard let name = launch["--state"] else { return Recorder(measuresDuration: true) }
    let state = try NamedState<App>(named: name)
    setup.isDetached = true
    #if !os(iOS)
      if !state.leftOut.isEmpty {
        let lines = [localized("The state \(name) was opened without this:")] + state.leftOut
        TerminalApplication.lastWords = lines.joined(separator: "\n")
      }
    #endif
    return Recorder(continuing: state.recording, measuresDuration: true)
  }

  /// Shows the bar that travels through a recording, and plays one that is replayed.
  public func appStarted(_ app: RunningApp<App>, in window: UIWindow) -> AnyObject? {
    guard let recorder = app.store.recorder, let scene = window.windowScene else { return nil }
    #if DEBUG
      app.inspection?.server?.app = app
    #endif
    #if canImport(os)
      app.inspection?.systemLog.app = app
    #endif
    let isReplay = recorder.travel != nil
    if app.setup.launch.isUnattended {
      if isReplay, let recording = recorder.recording {
        app.store.travel(to: recording.moments.upperBound)
      }
      return nil
    }
    #if !os(iOS)
      if !isReplay {
        window.onTerminalKeys("i", localized("Inspector"), isInHelpLine: false) { [weak app] _ in
          app?.showInspector()
        }
        window.onTerminalKeys("t", localized("Time Travel"), isInHelpLine: false) { [weak app] _ in
          guard let app, let recording = app.store.recorder?.recording else { return }
          app.store.travel(to: recording.moments.upperBound)
        }
      }
    #endif
    let player =
      isReplay
      ? ReplayPlayer(store: app.store, recorder: recorder, clock: app.services.clock) : nil
    player?.play()
    return TravelBar(store: app.store, recorder: recorder, in: scene, player: player) {
      [weak app] in
      app?.continueFromMoment()
    }
  }

  /// Shows the inspector in a window in front of the app, unless the app shows an earlier moment.
  public func open(in app: RunningApp<App>) { app.showInspector() }

  #if !os(iOS)
    /// Prints a recording as a web page, and exits.
    @MainActor private func print(
      _ file: RecordingFile<App>, size: TerminalSize
    ) -> Never {
      Task {
        let report = await RecordingReport(file, columns: size.columns, rows: size.rows)
        TerminalApplication.finish(printing: report.html)
      }
      RunLoop.main.run()
      exit(0)
    }
  #endif
}

extension AppType {
  /// Returns the tools of an app while it is made: the inspector.
  ///
  /// `AppAgent` has a function of this name that adds the agent. Import one of the two modules where the app calls it.
  ///
  /// - Parameter commandLine: What the app adds to the command line.
  /// - Returns: The tools.
  public static func developerTools(
    commandLine: CommandLineTool<Self> = CommandLineTool()
  ) -> [any AppTool<Self>] {
    [commandLine, Inspector()]
  }
}
