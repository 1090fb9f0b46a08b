import AppShell
import AppTesting
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct RecordedRequestsTests {
  @Test func `a file has the requests that ended, and leads to the same states`() async throws {
    let user = try AppUser()
    try await user.sees("Sagrada Família")
    let recording = try #require(user.app.recording)
    let file = try #require(RecordingFile<SightsApp>(recording, requests: user.app.requests))

    let read = try RecordingFile<SightsApp>(try file.data())

    try read.check()
    #expect(read.requests.map(\.title) == ["GET /sights?page=1  200"])
    #expect(read.requests == user.app.requests)
  }

  @Test func `a test lets the server hang, fail and answer`() async throws {
    let user = try AppUser()
    try await user.sees("Sagrada Família")

    user.serverHangs()
    try user.follow("sights/120")
    await user.settled()
    let waiting = user.app.requests.last
    user.serverFails(status: 404)
    await user.settled()
    let refused = user.app.requests.last
    user.serverAnswers()
    try user.follow("sights/119")
    await user.settled()

    #expect(waiting?.path == "/sights/120" && waiting?.end == nil)
    #expect(refused?.title == "GET /sights/120  404")
    #expect(user.app.requests.last?.title == "GET /sights/119  200")
  }

  @Test func `a running recording has a request before the next action`() async throws {
    let folder = TemporaryDirectory()
    let url = folder.url.appending(path: "session.jsonl")
    let log = NetworkLog()
    let writer = try RecordingWriter<SightsApp>(url: url, network: log)
    let recorder = Recorder<AppState>(clock: TestClock())
    let store = Store(
      initialState: AppState(), middleware: [writer.middleware(recorder)], recorder: recorder)
    let address = try #require(URL(string: "https://x.example/a?token=hunter2"))
    let (answers, answer) = AsyncStream.makeStream(of: Never.self)
    let hook = log.hook(recorder)
    let request = Task {
      try await hook(("GET", address, [:], nil, 1)) {
        for await _ in answers {}
        return (204, [:], Data())
      }
    }
    while log.entries.isEmpty { await Task.yield() }

    store.dispatch(BookmarksAction.added(1))
    answer.finish()
    _ = try await request.value
    store.dispatch(BookmarksAction.added(2))
    store.dispatch(BookmarksAction.added(3))

    let text = try String(contentsOf: url, encoding: .utf8)
    let kinds = text.split(separator: "\n").map { $0.contains(#""request":"#) }
    #expect(kinds == [false, false, true, false, false])
    #expect(!text.contains("hunter2"))
    #expect(try RecordingFile<SightsApp>(contentsOf: url).requests.map(\.status) == [204])
  }

  @Test(arguments: ["[9223372036854775807,0]", "[-9223372036854775808,0]"])
  func `a request with an extreme time can't be read`(time: String) async throws {
    let user = try AppUser()
    try await user.sees("Sagrada Família")
    let file = try #require(
      user.app.recording.flatMap { RecordingFile<SightsApp>($0, requests: user.app.requests) })
    let text = String(decoding: try file.data(), as: UTF8.self)
    let damaged = text.replacing(/"end":\[[^\]]*\]/, with: "\"end\":\(time)")

    #expect(text != damaged)
    #expect(throws: RecordingFileError.self) {
      try RecordingFile<SightsApp>(Data(damaged.utf8))
    }
  }
}
