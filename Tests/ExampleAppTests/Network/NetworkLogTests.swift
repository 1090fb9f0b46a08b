import AppComponents
import AppShell
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Testing

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct NetworkLogTests {
  private let log = NetworkLog(capacity: 3)
  private let recorder = Recorder<AppState>(clock: TestClock())

  private func load(
    _ url: URL, method: String = "GET", headers: [String: String] = [:], sending sent: Data? = nil,
    attempt: Int = 1, status: Int = 200, body: String = ""
  ) async throws {
    _ = try await log.hook(recorder)((method, url, headers, sent, attempt)) {
      (status, [:], Data(body.utf8))
    }
  }

  @Test func `secrets of headers, address and bodies are dots`() async throws {
    let url = try #require(URL(string: "https://x.example/a?token=hunter2&page=1"))
    let headers = ["Authorization": "Bearer hunter2", "Accept": "text"]
    let body = #"{"email":"ada","password":"hunter2","list":[{"apiKey":"hunter2"}]}"#
    try await load(
      url, method: "POST", headers: headers, sending: Data(body.utf8),
      body: #"{"token":"hunter2","name":"Ada"}"#)

    let entry = try #require(log.entries.first)

    #expect(!"\(entry)\(entry.curl)".contains("hunter2"))
    #expect(entry.curl.contains("page=1"))
    #expect(entry.sent.contains(#""email":"ada""#))
    #expect(entry.received == #"{"name":"Ada","token":"••••••••"}"#)
    #expect(entry.sentSize == body.utf8.count)
  }

  @Test func `an address is readable in the inspector, and encoded in the command`() async throws {
    let url = try #require(URL(string: "https://x.example/a?search=M%C3%A4rchen%0Ax"))
    try await load(url)

    let entry = try #require(log.entries.first)

    #expect(entry.readableURL == "https://x.example/a?search=Märchen x")
    #expect(InspectorDetail(entry).rows.contains { $0.title == entry.readableURL })
    #expect(entry.curl.contains("M%C3%A4rchen"))
  }

  @Test func `a body that is no JSON is a number of bytes, and a long one is cut`() async throws {
    let url = try #require(URL(string: "https://x.example/a"))
    try await load(url, sending: Data("a=secret".utf8))
    try await load(url, body: "[\"\(String(repeating: "x", count: 9_000))\"]")

    #expect(log.entries[0].sent == "8 bytes")
    #expect(log.entries[1].received.count == 4_001)
    #expect(log.entries[1].receivedSize == 9_004)
  }

  @Test func `the oldest requests are dropped`() async throws {
    for number in 1...5 {
      let url = try #require(URL(string: "https://x.example/\(number)"))
      try await load(url)
    }

    #expect(log.entries.map(\.path) == ["/3", "/4", "/5"])
  }

  @Test func `a quote in an address can't end a word of the command`() async throws {
    let url = try #require(URL(string: "https://x.example/a?q=it's"))
    try await load(url)

    #expect(log.entries.first?.curl == #"curl -X GET 'https://x.example/a?q=it'\''s'"#)
  }

  @Test func `a request that failed has its reason and its attempt`() async throws {
    let url = try #require(URL(string: "https://x.example/a"))
    await #expect(throws: ClientError.self) {
      _ = try await log.hook(recorder)(("GET", url, [:], nil, 2)) { throw ClientError.timedOut }
    }

    #expect(log.entries.first?.title == "GET /a  timedOut (attempt 2)")
    #expect(log.entries.first?.end != nil)
  }

  @Test func `a request names the effect that sent it, and the action before it`() async throws {
    let url = try #require(URL(string: "https://x.example/a"))
    let store = Store(initialState: AppState(), recorder: recorder)
    store.dispatch(BookmarksAction.toggle(1))
    store.dispatch(BookmarksAction.toggle(2))

    let hook = log.hook(recorder)
    await store.dispatch { _ in
      async let answer = hook(("GET", url, [:], nil, 1)) { (204, [:], Data()) }
      _ = try? await answer
    }.value

    #expect(log.entries.first?.cause == 2)
    #expect(log.entries.first?.source == "effect")
  }

  @Test func `without a tool, the request is only performed`() async throws {
    let url = try #require(URL(string: "https://x.example/a"))
    let answer = try await ShellServices().requestHook(("GET", url, [:], nil, 1)) {
      (204, ["A": "b"], Data([7]))
    }

    #expect(answer == (204, ["A": "b"], Data([7])))
  }
}
