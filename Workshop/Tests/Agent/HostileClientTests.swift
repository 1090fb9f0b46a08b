import AppInspector
import Foundation
import Testing

@testable import AppAgent

/// Sends lines that no client should send; `HOSTILE_LINES` says how many of each kind.
@Suite(.serialized, .timeLimit(.minutes(60))) @MainActor struct HostileClientTests {
  private let tester = AgentTester()

  private static let count =
    ProcessInfo.processInfo.environment["HOSTILE_LINES"].flatMap(Int.init) ?? 500

  @Test(arguments: HostileLine.Kind.allCases)
  func `each line has an answer, and ends nothing`(kind: HostileLine.Kind) async throws {
    await tester.call("open", ["size": "40x12"])
    var lines = HostileLine(kind: kind, seed: 1)
    let memory = Self.memory

    for number in 0..<Self.count {
      let line = lines.line()
      let answer = await tester.send(line).flatMap { JSON(Data($0.utf8)) }
      let failure = "Line \(number): \(String(decoding: line.prefix(300), as: UTF8.self))"
      #expect(answer?["jsonrpc"] == "2.0", "\(failure)")
      #expect((answer?["error"] == nil) != (answer?["result"] == nil), "\(failure)")
      #expect(kind == .wrongTypes || answer?["result"]?["isError"] != false, "\(failure)")
    }

    // One of the lines may have closed the app, as it may.
    let opened = await tester.content("open", ["size": "40x12"])
    let looked = await tester.content("look", ["app": opened["app"] ?? "a1"])
    #expect(looked["elements"]?.array?.isEmpty == false)
    #expect(Self.memory - memory <= 150 << 20)
  }

  @Test func `of a line without end, only the limit is kept`() throws {
    let pipe = Pipe()
    Thread.detachNewThread {
      for _ in 0..<100 { pipe.fileHandleForWriting.write(Data(repeating: 65, count: 1 << 16)) }
      pipe.fileHandleForWriting.write(Data("\n\nnext\nlast".utf8))
      try? pipe.fileHandleForWriting.close()
    }
    var lines: [Data] = []

    LineReader(limit: 1_000, descriptor: pipe.fileHandleForReading.fileDescriptor).read {
      lines.append($0)
    }

    #expect(lines.map(\.count) == [1_001, 4, 4])
  }

  /// The memory of the process, in bytes; zero where there is no file that says it.
  private static var memory: Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return numbers.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 12 } ?? 0
  }
}

/// Makes lines that no client should send, always the same for a seed.
struct HostileLine: RandomNumberGenerator {
  enum Kind: CaseIterable { case random, huge, wrongTypes, unknownNames }

  let kind: Kind
  private var state: UInt64

  init(kind: Kind, seed: UInt64) { (self.kind, state) = (kind, seed) }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) | (state << 32)
  }

  /// Returns the next line.
  mutating func line() -> Data {
    switch kind {
    case .random:
      return Data(
        (0..<Int.random(in: 1...200, using: &self)).map { _ in
          UInt8.random(in: 11...255, using: &self)
        })
    case .huge:
      let byte = Array("[\"{ 1\u{1F}".utf8).randomElement(using: &self) ?? 0
      // Those below the limit are read, which takes time.
      let isRead = Int.random(in: 0..<20, using: &self) == 0
      return Data(repeating: byte, count: isRead ? 1 << 19 : (1 << 20) + 1)
    case .wrongTypes: return call { $0.value(depth: 3) }
    case .unknownNames: return call { .string("a\(Int.random(in: 100...999, using: &$0))") }
    }
  }

  /// A call of a tool whose arguments have the right names.
  private mutating func call(_ argument: (inout HostileLine) -> JSON) -> Data {
    let tools = ToolList.tools(allowingDispatch: false)
    let tool =
      tools.filter { $0["name"] != "map" && $0["name"] != "states" }.randomElement(using: &self)
      ?? .null
    let names = tool["inputSchema"]?["properties"]?.object?.keys.sorted() ?? []
    var arguments = Dictionary(uniqueKeysWithValues: names.map { ($0, argument(&self)) })
    // Without these, nothing is opened or written.
    if kind == .wrongTypes, tool["name"] != "open" { arguments["app"] = "a1" }
    if names.contains("data") || names.contains("name") { arguments["data"] = 1 }
    let params: JSON = [
      "name": tool["name"] ?? .null, "arguments": .object(arguments),
      "_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"],
    ]
    let request: JSON = ["jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params]
    return Data(request.text.utf8)
  }

  private mutating func value(depth: Int) -> JSON {
    let names = ["tap", "type", "into", "key", "wait", "server", "fail", "scroll", "text", "path"]
    switch Int.random(in: 0...(depth > 0 ? 8 : 5), using: &self) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &self))
    case 2: return .int([-1, 0, 1, 7, .max, .min].randomElement(using: &self) ?? 0)
    case 3: return .double([-0.5, 1.5, 1e300].randomElement(using: &self) ?? 0)
    case 4, 5:
      let texts = ["", "\u{0}", "€", "e1", "down", "elements", String(repeating: "x", count: 500)]
      return .string(texts.randomElement(using: &self) ?? "")
    case 6: return .array((0..<3).map { _ in value(depth: depth - 1) })
    default:
      return .object(
        Dictionary(
          (0..<2).map { _ in
            (names.randomElement(using: &self) ?? "", value(depth: depth - 1))
          }
        ) { $1 })
    }
  }
}
