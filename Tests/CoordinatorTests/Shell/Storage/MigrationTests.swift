import AppTesting
import Foundation
import Redux
import ReduxTesting
import Testing

@testable import AppShell

@Suite(.timeLimit(.minutes(30))) @MainActor struct MigrationTests {
  private let directory = TemporaryDirectory()
  private var url: URL { directory.url.appending(path: "state.json") }

  @Test func `data may have the names of the shell's keys`() {
    let first = app()
    first.store.dispatch(DiaryAction.pageWritten("Monday"))
    first.close()

    let second = app()

    #expect(second.store.state.diary == Diary(pages: ["Monday"]))
    #expect(second.store.state.storage.problem == nil)
  }

  @Test func `data of an older version is migrated, and saved in the newest`() throws {
    try write(1, #"{"text": "Monday"}"#)

    let first = app()
    #expect(first.store.state.diary == Diary(pages: ["Monday"]))
    first.close()

    #expect(try String(contentsOf: url, encoding: .utf8).contains(#""dataVersion" : 2"#))
    #expect(app().store.state.diary == Diary(pages: ["Monday"]))
  }

  @Test(arguments: [(1, #"{"pages": "Monday"}"#, "text"), (2, #"{"chapters": []}"#, "keyNotFound")])
  func `data that can't be migrated or decoded stays for a corrected app, and that is told`(
    version: Int, data: String, reason: String
  ) throws {
    let text = try write(version, data)
    let app = app()

    app.store.dispatch(DiaryAction.pageWritten("Tuesday"))
    app.close()

    let problem = try #require(app.store.state.storage.problem)
    #expect("\(problem)".contains("notDecoded(version: \(version)"))
    #expect("\(problem)".contains(reason))
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }

  @Test func `data that is too large to be read again isn't written, and that is told`() async {
    let app = app()
    app.store.dispatch(DiaryAction.pageWritten("Monday"))
    app.file.flush()

    app.store.dispatch(DiaryAction.pageWritten(String(repeating: "x", count: 33 << 20)))
    app.close()

    var problem: StorageProblem?
    for await next in app.store.observe(\.storage.problem) where next != nil {
      problem = next
      break
    }
    #expect(problem == .unwritable(reason: "They are larger than 32 MB."))
    #expect(self.app().store.state.diary == Diary(pages: ["Monday"]))
  }

  @Test func `data of a newer version is left alone, and that is told`() throws {
    let text = try write(3, #"{"chapters": []}"#)
    let app = app()

    app.store.dispatch(DiaryAction.pageWritten("Tuesday"))
    app.close()

    #expect(app.store.state.storage.problem == .newer)
    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }

  private func app() -> RunningApp<DiaryApp> {
    RunningApp(
      services: DiaryApp.testServices(clock: TestClock()),
      file: StateFile(directory: directory.url))
  }

  @discardableResult private func write(_ version: Int, _ data: String) throws -> String {
    let text = #"{"version": 1, "dataVersion": \#(version), "data": \#(data)}"#
    try Data(text.utf8).write(to: url)
    return text
  }
}
