import AppInspector
import Foundation
import Testing

@testable import AppAgent

@Suite(.timeLimit(.minutes(30))) struct ConversationTests {
  private var conversation = Conversation(
    name: "Trivia", tools: ToolList.tools(allowingDispatch: false))
  private static let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#

  private func error(_ outcome: Conversation.Outcome) -> Int? {
    guard case .answer(let answer) = outcome else { return nil }
    return answer["error"]?["code"]?.int
  }

  private func result(_ outcome: Conversation.Outcome) -> JSON? {
    guard case .answer(let answer) = outcome else { return nil }
    return answer["result"]
  }

  private func line(_ method: String, _ params: String, id: String = "1") -> Data {
    Data(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)}}"#.utf8)
  }

  @Test(arguments: [
    ("no JSON", -32700), ("[]", -32600), ("{}", -32600), ("null", -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
  ])
  mutating func `a wrong line is answered by the protocol's error`(line: String, code: Int) {
    #expect(error(conversation.receive(Data(line.utf8))) == code)
  }

  @Test mutating func `a line over 1 MB is refused`() {
    let line = Data(repeating: UInt8(ascii: "["), count: 1 << 20 + 1)

    #expect(error(conversation.receive(line)) == -32600)
  }

  @Test mutating func `a request with its version is served without initialize`() throws {
    let list = try #require(result(conversation.receive(line("tools/list", Self.meta))))

    #expect(list["resultType"] == "complete")
    #expect(list["ttlMs"]?.int != nil)
    #expect(list["cacheScope"] == "public")
    #expect(
      list["tools"]?.array?.compactMap { $0["name"]?.string } == [
        "open", "look", "do", "expect", "state", "actions", "travel", "continue",
        "event", "states", "tree", "network", "map", "save", "close",
      ])
  }

  @Test mutating func `discover names the version that is served`() {
    let found = result(conversation.receive(line("server/discover", Self.meta)))

    #expect(found?["supportedVersions"] == ["2026-07-28"])
  }

  @Test mutating func `an unsupported version is refused with those that there are`() throws {
    let params = Self.meta.replacing("2026", with: "2199")
    guard case .answer(let answer) = conversation.receive(line("tools/list", params)) else {
      throw CancellationError()
    }

    #expect(answer["error"]?["code"] == -32022)
    #expect(
      answer["error"]?["data"] == ["supported": ["2026-07-28"], "requested": "2199-07-28"])
  }

  @Test mutating func `initialize chooses the older era`() {
    let version = #""protocolVersion":"2025-06-18""#

    #expect(
      result(conversation.receive(line("initialize", version)))?["protocolVersion"]
        == "2025-06-18")
    #expect(result(conversation.receive(line("ping", ""))) == [:])
    #expect(result(conversation.receive(line("tools/list", "")))?["resultType"] == nil)
  }

  @Test mutating func `a notification and a response have no answer`() {
    let note = Data(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8)
    let response = Data(#"{"jsonrpc":"2.0","id":1,"result":{}}"#.utf8)

    #expect(conversation.receive(note) == .none)
    #expect(conversation.receive(response) == .none)
  }

  @Test mutating func `ping belongs to the older era`() {
    #expect(error(conversation.receive(line("ping", Self.meta))) == -32601)
    #expect(result(conversation.receive(line("ping", ""))) == [:])
  }

  @Test mutating func `a request can be canceled`() {
    let note = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#

    #expect(conversation.receive(Data(note.utf8)) == .cancel(id: 7))
  }

  @Test mutating func `dispatch is unknown unless it is allowed`() {
    let params = Self.meta + #","name":"dispatch","arguments":{}"#

    #expect(error(conversation.receive(line("tools/call", params))) == -32602)
  }
}
