import AppTesting
import Coordinator
import Foundation
import Redux
import Synchronization
import Testing

@testable import AppShell

/// A tool with a link.
private struct LinkedTool: AppTool {
  typealias App = NotesApp

  var link: String? { "notes://tool" }
}

@Suite(.timeLimit(.minutes(30))) struct AppToolTests {
  @Test(arguments: [
    ("notes://tool", true), ("notes-development://tool", true),
    ("https://notes.example/tool", false),
    ("notes://tools", false), ("notes://", false),
  ])
  func `a tool's link has the scheme of any configuration`(link: String, isOpened: Bool) {
    #expect(LinkedTool().isOpened(by: link) == isOpened)
  }

  @Test @MainActor func `a tool sees an app's requests and screens`() async throws {
    let lines = Mutex<[String]>([])
    let tool = RequestLog { line in lines.withLock { $0.append(line) } }
    var setup = AppSetup<CounterApp>()
    setup.launch.dataDirectory = TemporaryDirectory().url
    tool.prepare(&setup)
    let app = RunningApp<CounterApp>(services: ShellServices(), setup: setup)
    let screen = TerminalScreen(columns: 40, rows: 12)
    let window = UIWindow(windowScene: screen.windowScene)
    app.start(in: window)
    _ = tool.appStarted(app, in: window)

    let url = try #require(URL(string: "https://counter.example/counts"))
    let answer = try await app.services.requestHook(("GET", url, [:], nil, 1)) {
      (204, [:], Data())
    }
    app.close()

    #expect(answer.status == 204)
    #expect(lines.withLock { $0 } == ["screens: [\"counter\"]", "GET /counts", "status 204"])
  }

  @Test func `a client's request passes the hook of a tool`() async throws {
    let url = try #require(URL(string: "https://counter.example/counts"))

    let answer = try await load(url) { request, _ in
      (request.url == url ? 200 : 404, [:], Data(request.method.utf8))
    }

    #expect(answer == (200, Data("GET".utf8)))
  }
}
