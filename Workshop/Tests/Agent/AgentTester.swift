import Foundation

@testable import AppAgent
@testable import AppInspector
@testable import ExampleApp

/// A client that calls the tools of an app, by default those of Sights.
@MainActor final class AgentTester {
  private let server: any TestedServer

  init(allowsDispatch: Bool = false) {
    server = AgentServer<SightsApp>(allowsDispatch: allowsDispatch)
  }

  init(_ server: some TestedServer) { self.server = server }

  isolated deinit { server.closeAll() }

  /// Calls a tool, and returns its result.
  @discardableResult func call(_ tool: String, _ arguments: JSON = [:]) async -> JSON {
    let meta: JSON = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]
    let params: JSON = ["name": .string(tool), "arguments": arguments, "_meta": meta]
    let request: JSON = ["jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params]
    let answer = await server.answer(Data(request.text.utf8))
    return answer.flatMap { JSON(Data($0.utf8)) }?["result"] ?? .null
  }

  /// Cancels the tool that was called.
  func cancel() async {
    let note: JSON = [
      "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1],
    ]
    _ = await server.answer(Data(note.text.utf8))
  }

  /// Calls a tool, and returns what it says in JSON.
  func content(_ tool: String, _ arguments: JSON = [:]) async -> JSON {
    await call(tool, arguments)["structuredContent"] ?? .null
  }

  /// Sends a line, and returns the answer.
  func send(_ line: Data) async -> String? { await server.answer(line) }
}

/// A server of whichever app.
@MainActor protocol TestedServer {
  func answer(_ line: Data) async -> String?
  func closeAll()
}

extension AgentServer: TestedServer {}

extension JSON {
  /// The labels of a result's elements.
  var labels: [String] {
    self["elements"]?.array?.compactMap { $0["label"]?.string } ?? []
  }

  /// The ref of the element with a label.
  func ref(of label: String) -> String? {
    self["elements"]?.array?.first { $0["label"]?.string == label }?["ref"]?.string
  }
}

#if DEBUG
  /// A server that doesn't answer until a test lets it.
  struct HangingServer {
    private let server: LoopbackServer
    private let asked: AsyncStream<Void>
    private let end: AsyncStream<Never>.Continuation

    init() throws {
      let (asked, ask) = AsyncStream.makeStream(of: Void.self)
      let (ended, end) = AsyncStream.makeStream(of: Never.self)
      self.asked = asked
      self.end = end
      server = try LoopbackServer { _, _ in
        ask.yield()
        for await _ in ended {}
        return .refusal(404)
      }
    }

    var url: String { "http://127.0.0.1:\(server.port)" }

    /// Waits until somebody asks the server.
    func isAsked() async { for await _ in asked { break } }

    /// Answers all requests from now on.
    func answer() { end.finish() }
  }
#endif
