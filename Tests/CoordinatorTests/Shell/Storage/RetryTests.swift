import AppTesting
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Testing

@testable import AppShell

/// A folder that can't be made, because a file has its name, stands for a full disk.
@Suite(.timeLimit(.minutes(30))) @MainActor struct RetryTests {
  private let directory = TemporaryDirectory()
  private let clock = TestClock()
  private var folder: URL { directory.url.appending(path: "data") }

  @Test(arguments: [false, true])
  func `leaving and closing try again`(isClosed: Bool) async throws {
    let app = try await failedApp()

    try FileManager.default.removeItem(at: folder)
    if isClosed { app.close() } else { app.receive(.enteredBackground) }

    #expect(try String(contentsOf: file, encoding: .utf8).contains("Monday"))
    await problem(of: app) { $0 == nil }
  }

  @Test func `the next change tries again`() async throws {
    let app = try await failedApp()

    try FileManager.default.removeItem(at: folder)
    app.store.dispatch(DiaryAction.pageWritten("Tuesday"))

    await problem(of: app) { $0 == nil }
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Tuesday"))
  }

  @Test func `time tries again until it works, and the failure is reported once`() async throws {
    let recorder = Recorder<DiaryState>(clock: clock)
    let app = try await failedApp(recorder)
    for _ in 1...3 {
      await clock.sleepers(1)
      await clock.advance(by: StateFile<DiaryApp>.retryDelay)
    }
    await clock.sleepers(1)

    try FileManager.default.removeItem(at: folder)
    await clock.advance(by: StateFile<DiaryApp>.retryDelay)

    await problem(of: app) { $0 == nil }
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Monday"))
    #expect(clock.sleeperCount == 0)
    let recording = try #require(recorder.recording)
    #expect(recording.numbers.count { "\(recording[$0].action)".contains("saveFailed") } == 1)
  }

  private var file: URL { folder.appending(path: "state.json") }

  /// Returns an app that could not save a page.
  private func failedApp(
    _ recorder: Recorder<DiaryState>? = nil
  ) async throws -> RunningApp<DiaryApp> {
    try Data().write(to: folder)
    var setup = AppSetup<DiaryApp>()
    setup.recorder = recorder
    let app = RunningApp<DiaryApp>(
      services: DiaryApp.testServices(clock: clock), file: StateFile(directory: folder),
      setup: setup)
    app.store.dispatch(DiaryAction.pageWritten("Monday"))
    await problem(of: app) { $0 == .unwritable(reason: "Not a directory.") }
    return app
  }

  private func problem(
    of app: RunningApp<DiaryApp>, _ isExpected: @Sendable (StorageProblem?) -> Bool
  ) async {
    for await problem in app.store.observe(\.storage.problem) where isExpected(problem) { return }
  }
}
