import AppShell
import AppTesting
import Foundation
import Redux
import ReduxRecording
import Synchronization
import Testing

@testable import AppInspector
@testable import ExampleApp
@testable import UIKit

/// Uses the whole app at random while it records itself, and replays that in its own process.
///
/// `SESSIONS=1000 SEED=1` in the environment uses it for longer, as `make soak` does.
@Suite(.timeLimit(.minutes(240))) @MainActor struct RandomSessionTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["SESSIONS"].flatMap { Int($0) } ?? 5
  private static let first = environment["SEED"].flatMap { Int($0) } ?? 1
  /// The number of sessions that one process replays.
  private static let batch = 100

  @Test func `random sessions lead to the same states and the same screens in another process`()
    async throws
  {
    let last = Self.first + Self.count - 1
    for seed in stride(from: Self.first, through: last, by: Self.batch) {
      let folder = Self.folder(of: getpid())
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for seed in seed...min(seed + Self.batch - 1, last) {
        var session = try RandomSession(seed: seed, in: folder)
        try await session.run()
      }
      try await replay()
    }
  }

  /// The folder that a process records in.
  ///
  /// The process that replays finds it by its parent: a closure that captures a path needs Swift 6.3.
  private nonisolated static func folder(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "sessions-\(process)")
  }

  /// Replays all sessions in a new process, which prints what it has compared.
  private func replay() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let replay = SessionReplay()
      try await replay.check(RandomSessionTests.folder(of: getppid()))
      await print(replay.words)
      let requestCount = await replay.requestCount
      #expect(requestCount == 0)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    print(output.split(separator: "\n").filter { $0.contains("requests") }.joined(separator: "\n"))
  }
}

/// Replays recorded sessions without a server, and compares their states and screens.
@MainActor private final class SessionReplay {
  private let requests = Mutex(0)
  private var (files, actions, screens) = (0, 0, 0)

  var requestCount: Int { requests.withLock { $0 } }

  /// The values that were compared, in words.
  var words: String {
    "\(files) recordings, \(actions) actions, \(screens) screens, \(requestCount) requests"
  }

  /// Replays all sessions in a folder.
  func check(_ folder: URL) async throws {
    TerminalDiagnostics.onReport = { Issue.record("\($0)") }
    let all = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for url in all where url.pathExtension == "jsonl" {
      let pictures = url.deletingPathExtension().appendingPathExtension("json")
      let screens = try JSONDecoder().decode([Int: String].self, from: Data(contentsOf: pictures))
      try await check(RecordingFile<SightsApp>(contentsOf: url), screens, url.lastPathComponent)
      files += 1
    }
  }

  private func check(_ file: RecordingFile<SightsApp>, _ screens: [Int: String], _ name: String)
    async throws
  {
    #expect(throws: Never.self, "\(name)") { try file.check() }
    let (app, screen) = file.shown(services: services)
    screen.becomeInteractive(false)
    for (moment, text) in screens.sorted(by: { $0.key < $1.key }) {
      app.store.travel(to: moment)
      await screen.settled()
      let shown = screen.portrait
      #expect(shown == text, "\(name), action \(moment)\n\(text)\nis now\n\(shown)")
    }
    #expect(app.store.isTravelling)
    actions += file.recording.numbers.count
    self.screens += screens.count
  }

  /// Services that only count what would be sent.
  private var services: Services {
    let count: @Sendable () -> Void = { [self] in requests.withLock { $0 += 1 } }
    let transport = Transport { _ in
      count()
      throw ClientError.unreachable
    }
    let (url, clock) = (URL(filePath: "/"), ContinuousClock())
    var shell = ShellServices(clock: clock)
    shell.browse = { _ in
      count()
      return false
    }
    return Services(
      shell: shell,
      client: SightsClient(connection: Connection(to: url, clock: clock, over: transport)),
      track: { _ in count() })
  }
}
