import AppInspector
import ReduxRecording

#if !os(iOS)
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux
  import ReduxTesting

  /// An app that a client uses, on a screen without a terminal.
  @MainActor final class LiveApp<App: AppType> {
    let screen: TerminalScreen
    let app: RunningApp<App>
    let clock = TestClock()
    /// The client's steps and expectations, as the lines of a test.
    var script: TestScript
    var incidents: [String] = []
    /// What a client should know about a step that was done.
    var notes: [String] = []
    /// The elements of each screen that the client has seen, the newest last.
    var history = ScreenHistory()
    private let window: UIWindow
    let language: String
    private let folder: URL
    private let isTemporary: Bool
    private var seenActions = 0
    /// How long this call goes on waiting for requests that a server works on.
    private var patience = Duration.zero
    private static var longestPatience: Duration { .seconds(10) }

    /// Starts the app.
    init(
      _ arguments: ToolArguments, allowsAnyFolder: Bool = false, defaultServer: String? = nil
    ) throws(ToolRefusal) {
      let size = try Self.size(arguments.text("size") ?? "80x24")
      let data = try arguments.text("data") ?? "temporary"
      language = try arguments.text("language") ?? "en"
      isTemporary = data == "temporary"
      folder =
        isTemporary
        ? .temporaryDirectory.appending(path: "agent-\(UUID())", directoryHint: .isDirectory)
        : URL(filePath: data, directoryHint: .isDirectory)
      if !allowsAnyFolder { try Self.refuseForeignFolder(folder) }
      Language.current = Language(language)
      let link = try arguments.text("link")
      let words = try Self.options(
        server: arguments.text("server") ?? defaultServer, seed: arguments.number("seed"),
        of: App.allOptions)
      let launch = try Self.launch(folder, clock, words)
      var services = App.Services(launch)
      services.shell.browse = { _ in true }
      let state = try Self.state(arguments.text("state"))
      script = TestScript(
        link: link, state: try arguments.text("state"), columns: size.columns, rows: size.rows)
      notes = state?.leftOut ?? []
      screen = TerminalScreen(columns: size.columns, rows: size.rows)
      screen.waitsForActivity = false
      window = UIWindow(windowScene: screen.windowScene)
      var setup = AppSetup<App>(launch)
      setup.isDetached = state != nil
      setup.record(
        with: state.map { [clock] in Recorder(continuing: $0.recording, clock: clock) }
          ?? Recorder(clock: clock))
      app = RunningApp(services: services, setup: setup)
      if let link { app.open(link, from: .commandLine) }
      beginCall()
      app.start(in: window)
      app.receive(.becameActive)
    }

    /// Throws unless a folder is the app's own, or a temporary one.
    private static func refuseForeignFolder(_ folder: URL) throws(ToolRefusal) {
      let own = try? App.arguments([]).launch.dataDirectory
      let roots = [own, .temporaryDirectory].compactMap { $0?.resolvedPath }
      let path = folder.resolvedPath
      guard roots.contains(where: { path == $0 || path.hasPrefix("\($0)/") }) else {
        throw ToolRefusal(
          "The data can be in \(roots.joined(separator: " or in ")). "
            + "With --allow-data, the app takes any folder.")
      }
    }

    private static func state(_ name: String?) throws(ToolRefusal) -> NamedState<App>? {
      guard let name else { return nil }
      do {
        return try NamedState<App>(named: name)
      } catch {
        throw ToolRefusal(error.words)
      }
    }

    /// Begins a call: what the process shares is this app's, which is the language and the receiver of warnings.
    func beginCall() {
      patience = Self.longestPatience
      Language.current = Language(language)
      TerminalDiagnostics.onReport = { [weak self] in self?.incidents.append($0) }
    }

    /// Ends the app, and removes its data if they are temporary.
    func close() {
      app.close()
      if isTemporary { try? FileManager.default.removeItem(at: folder) }
    }

    /// Waits until nothing happens before the clock moves, except in requests that the server holds.
    ///
    /// The clock moves only while something loads that neither a server nor an effect works on, and only to a
    /// moment at most a second away. A server that doesn't answer is waited for ten seconds in each call, and an
    /// effect that neither sleeps nor ends for a third of a second.
    func settle() async {
      let limit = ContinuousClock.now + .seconds(30)
      var (turns, quietTurns) = (0, 0)
      // Beside many others on the main actor, an app takes longer.
      while !Task.isCancelled, turns < 3_000 || ContinuousClock.now < limit {
        turns += 1
        await Self.letOthersRun()
        let isQuiet =
          screen.isStill && app.isIdle(since: &seenActions, sleepers: clock.sleeperCount)
        quietTurns = isQuiet ? quietTurns + 1 : 0
        // An effect may be busy on another thread, though its deadline or another effect sleeps.
        let requests = requests
        let waiting = requests.held + requests.delayed
        let mayBeBusy = app.runningEffects.count > clock.effectSleeperCount + waiting
        if mayBeBusy { try? await Task.sleep(for: .milliseconds(1)) }
        guard quietTurns >= (mayBeBusy ? 12 : 3) else { continue }
        // A request of an earlier moment doesn't load now.
        guard isLoading, app.store.recorder?.travel == nil else { return }
        if requests.working > 0, patience > .zero {
          let start = ContinuousClock.now
          try? await Task.sleep(for: .milliseconds(1))
          patience -= ContinuousClock.now - start
        } else if requests.working > 0 {
          return
        } else if requests.held > 0 {
          return
        } else if !mayBeBusy || quietTurns > 300, let pause = clock.timeToNextWake,
          pause <= .seconds(1)
        {
          clock.jump(by: pause)
          quietTurns = 0
        } else if quietTurns > 300 {
          return
        } else {
          try? await Task.sleep(for: .milliseconds(1))
        }
      }
      if !Task.isCancelled { incidents.append("The app didn't settle within 30 seconds.") }
    }

    /// Gives all tasks a few turns, those on the main actor fewer, since a turn there takes two threads.
    private nonisolated static func letOthersRun() async {
      for turn in 1...20 {
        await Task.yield()
        if turn.isMultiple(of: 4) { await MainActor.run {} }
      }
    }

    /// The number of requests that a server that hangs holds, that wait for the clock, and that wait for neither.
    private var requests: (held: Int, delayed: Int, working: Int) {
      let counts = app.serverSwitch?.counts ?? (asked: 0, held: 0, sent: 0)
      let delayed = clock.requestSleeperCount
      return (counts.held, delayed, counts.sent - delayed)
    }

    /// Whether something is being loaded, even if the server holds it.
    var isLoading: Bool {
      isAsking || App.isLoading(app.store.state) || screen.isWaiting
    }

    private var isAsking: Bool { requests.delayed + requests.working > 0 }

    /// What waits for time to pass or for the server, such as “waits 0.3 s: explore”.
    var waits: [String] {
      let sleepers = clock.waits.prefix(5).map { wait in
        let seconds = (wait.duration / .milliseconds(1)).rounded() / 1000
        return "waits \(seconds) s: \(wait.name ?? "a task")"
      }
      let requests = requests
      let count = requests.held + max(0, requests.working)
      return sleepers + (count > 0 ? ["waits for the server: \(count) of its answers"] : [])
    }

    /// The link to where the user is; nil if none leads there.
    var place: String? {
      App.links.url(for: app.store.state.navigation.route)
    }

    /// Returns what a client chose as options of the command line; an app without `--seed` uses no seed.
    static func options(server: String?, seed: Int?, of app: [LaunchOption]) -> [String] {
      let server = server.flatMap { $0 == "embedded" ? nil : ["--api", $0] } ?? []
      let takesSeed = app.contains { $0.name == "--seed" }
      return server + (seed.flatMap { takesSeed ? ["--seed", "\($0)"] : nil } ?? [])
    }

    private static func launch(
      _ folder: URL, _ clock: TestClock, _ options: [String]
    ) throws(ToolRefusal) -> Launch {
      let words = ["--data-directory", folder.path] + options
      do {
        var launch = try App.arguments(words).launch
        let start = Date.now
        launch.time = AppTime(
          clock: clock, date: { start + clock.now.offset / .seconds(1) }, jitter: { 0.5 })
        launch.isUnattended = true
        return launch
      } catch {
        throw ToolRefusal(error.words)
      }
    }

    private static func size(_ text: String) throws(ToolRefusal) -> (columns: Int, rows: Int) {
      let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
        (20...400).contains(columns), (6...200).contains(rows)
      else { throw ToolRefusal("The size must be columns and rows, from 20x6 to 400x200.") }
      return (columns, rows)
    }
  }

  extension URL {
    /// The path without symbolic links, also of a folder that isn't there yet.
    fileprivate var resolvedPath: String {
      var (rest, missing) = (standardizedFileURL, [String]())
      while access(rest.path, F_OK) != 0, rest.path != "/" {
        missing.append(rest.lastPathComponent)
        rest.deleteLastPathComponent()
      }
      let path = rest.resolvingSymlinksInPath().path
      return ([path] + missing.reversed()).joined(separator: "/")
    }
  }
#endif
