import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxTesting
import Testing

@testable import AppShell
@testable import AppTesting

/// A saved file that ends the app isn't opened a second time before the user has decided.
@Suite(.timeLimit(.minutes(30))) @MainActor struct OpeningTests {
  private typealias User = AppTesting.AppUser<DiaryApp>

  private let directory = TemporaryDirectory()
  private let clock = TestClock()

  init() throws {
    try DiaryApp.savedFile(with: Diary(pages: ["Monday"]))
      .write(to: directory.url.appending(path: "state.json"))
  }

  private func app() -> RunningApp<DiaryApp> {
    RunningApp(
      services: DiaryApp.testServices(clock: clock),
      file: StateFile(directory: directory.url, marksOpening: true))
  }

  private func user() -> User { User(directory: directory, clock: clock, runningApp: app()) }

  private var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    return names ?? []
  }

  /// Starts an app in another process, which traps as soon as it has the saved data.
  private func trap() async {
    await #expect(processExitsWith: .failure) { [folder = directory.url as URL] in
      await MainActor.run {
        var setup = AppSetup<DiaryApp>()
        setup.lastMiddleware = [
          listener { action, _, _ in
            let none: [Int] = []
            if action is StorageAction<Diary> { print(none[CommandLine.arguments.count]) }
          }
        ]
        _ = RunningApp(
          services: DiaryApp.testServices(clock: TestClock()),
          file: StateFile<DiaryApp>(directory: folder, marksOpening: true), setup: setup)
      }
    }
  }

  @Test func `after a trap, the file is read only if the user wants it`() async throws {
    await trap()
    let user = user()
    #expect(user.app.store.state.diary.pages == [])
    #expect(await user.shows("Diary Ended While It Opened Your Data"))

    try await user.tap("Open Again")
    await user.settled()

    #expect(user.app.store.state.diary.pages == ["Monday"])
    #expect(names.contains("state.json"))
  }

  @Test func `after a trap, the user may set the file aside, and is told its name`() async throws {
    await trap()
    let user = user()

    try await user.tap("Set Aside")
    await user.settled()

    #expect(user.app.store.state.diary.pages == [])
    let name = try #require(names.first { $0.hasPrefix("state.damaged-") })
    #expect(await user.shows("Problem with Your Data"))
    #expect(user.app.store.state.storage.problem == .setAside(name: name))
    let kept = try String(contentsOf: directory.url.appending(path: name), encoding: .utf8)
    #expect(kept.contains("Monday"))
  }

  @Test func `what happens before the answer is kept`() async throws {
    await trap()
    let user = user()
    user.dispatch(DiaryAction.pageWritten("Tuesday"))
    user.app.open("counter://nowhere", from: .customScheme)
    #expect(user.app.store.state.diary.pages == [])

    try await user.tap("Open Again")
    await user.settled()

    #expect(user.app.store.state.diary.pages == ["Monday", "Tuesday"])
    #expect(user.app.store.state.navigation.dialog != nil)
  }

  @Test(arguments: [false, true])
  func `a run that is left in time leaves no mark`(isQuit: Bool) {
    let app = app()
    app.receive(.becameActive)
    #expect(names.contains("opening"))

    if isQuit { app.close() } else { app.receive(.enteredBackground) }

    #expect(!names.contains("opening"))
  }

  @Test func `a run that has lasted a moment leaves no mark`() async {
    let app = app()
    app.receive(.becameActive)

    await clock.sleepers(1)
    await clock.advance(by: .seconds(2))
    await settled { !names.contains("opening") }

    #expect(!names.contains("opening"))
  }

  @Test func `a run without a window and an event leaves no mark, either`() async {
    let app = app()
    #expect(names.contains("opening"))

    await clock.sleepers(1)
    await clock.advance(by: .seconds(2))
    await settled { !names.contains("opening") }

    #expect(!names.contains("opening"))
    app.close()
  }

  @Test func `a run in the background, which the system may end at any moment, leaves no mark`() {
    app().receive(.backgroundRefresh)

    #expect(!names.contains("opening"))
  }

  private func settled(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }
}
