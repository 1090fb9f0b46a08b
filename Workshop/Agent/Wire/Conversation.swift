package import AppInspector
package import Foundation

/// The protocol's part of a conversation: a pure function from a line to an answer, or to a call.
///
/// It serves both eras of the Model Context Protocol. A request that carries its version in `_meta` is
/// served by itself; `initialize` chooses the older era for the process.
package struct Conversation {
  /// The answer to a line.
  package enum Outcome: Equatable {
    /// Nothing, since a notification has no answer.
    case none
    case answer(JSON)
    /// The client no longer wants the answer to a request.
    case cancel(id: JSON)
    /// A call of a tool, whose result ``Conversation/result(_:of:)`` completes.
    case call(Call)
  }

  /// A call of a tool, or a resource to read with a tool.
  package struct Call: Equatable {
    package let id: JSON
    package let name: String
    package let arguments: [String: JSON]
    /// The resource to read; nil for a call of a tool.
    package var resource: String?
    let isStateless: Bool
  }

  static let current = "2026-07-28"
  static let older = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  static let longestLine = 1 << 20
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  private let name: String
  private let tools: [JSON]
  private var isOlder = false

  /// Begins a conversation.
  package init(name: String, tools: [JSON]) { (self.name, self.tools) = (name, tools) }

  /// Takes in a line.
  package mutating func receive(_ line: Data) -> Outcome {
    guard line.count <= Self.longestLine else {
      return Self.failure(.null, -32600, "The line is longer than 1 MB.")
    }
    guard let message = JSON(line) else {
      return Self.failure(.null, -32700, "The line is not JSON.")
    }
    guard let request = message.object, request["jsonrpc"] == "2.0" else {
      return Self.failure(.null, -32600, "The line is not a JSON-RPC 2.0 request.")
    }
    guard let method = request["method"]?.string else {
      let isResponse = request["result"] != nil || request["error"] != nil
      return isResponse ? .none : Self.failure(.null, -32600, "The request has no method.")
    }
    guard let id = request["id"] else {
      let canceled = method == "notifications/cancelled" ? request["params"]?["requestId"] : nil
      return canceled.map { .cancel(id: $0) } ?? .none
    }
    guard id.string != nil || id.int != nil else {
      return Self.failure(.null, -32600, "The id is neither a string nor an integer.")
    }
    let parameters = request["params"] ?? [:]
    guard parameters.object != nil else {
      return Self.failure(id, -32602, "The params are not an object.")
    }
    return answer(method, id, parameters)
  }

  private mutating func answer(_ method: String, _ id: JSON, _ parameters: JSON) -> Outcome {
    if let version = parameters["_meta"]?[Self.versionKey] {
      guard version.string == Self.current else { return Self.unsupported(version, id) }
      return serve(method, id, parameters, isStateless: true)
    }
    switch method {
    case "initialize": return initialize(id, parameters)
    case "ping": return .answer(Self.response(id, [:]))
    case _ where isOlder: return serve(method, id, parameters, isStateless: false)
    default:
      return Self.failure(
        id, -32602, "The request's _meta has no \(Self.versionKey), and no initialize came first.")
    }
  }

  private mutating func initialize(_ id: JSON, _ parameters: JSON) -> Outcome {
    guard let wanted = parameters["protocolVersion"]?.string else {
      return Self.failure(id, -32602, "The params have no protocolVersion.")
    }
    isOlder = true
    let version = Self.older.contains(wanted) ? wanted : Self.older[0]
    return .answer(
      Self.response(
        id, ["protocolVersion": .string(version)].merging(description) { first, _ in first }))
  }

  private var description: [String: JSON] {
    [
      "capabilities": ["tools": [:], "resources": [:]],
      "serverInfo": ["name": .string(name), "version": "3"],
      "instructions": .string(ToolList.instructions),
    ]
  }

  private func serve(
    _ method: String, _ id: JSON, _ parameters: JSON, isStateless: Bool
  ) -> Outcome {
    switch method {
    case "server/discover" where isStateless:
      return list(
        description.merging(["supportedVersions": [.string(Self.current)]]) { first, _ in first },
        id, isStateless)
    case "tools/list": return list(["tools": .array(tools)], id, isStateless)
    case "resources/list": return list(["resources": ToolList.resources], id, isStateless)
    case "resources/templates/list":
      return list(["resourceTemplates": ToolList.templates], id, isStateless)
    case "resources/read": return read(parameters["uri"]?.string ?? "", id, isStateless)
    case "tools/call": return call(parameters, id, isStateless)
    default: return Self.failure(id, -32601, "There is no method \(method.prefix(80)).")
    }
  }

  private func list(_ members: [String: JSON], _ id: JSON, _ isStateless: Bool) -> Outcome {
    var result = members
    if isStateless {
      result.merge(["resultType": "complete", "ttlMs": 3_600_000, "cacheScope": "public"]) { $1 }
    }
    return .answer(Self.response(id, result))
  }

  private func call(_ parameters: JSON, _ id: JSON, _ isStateless: Bool) -> Outcome {
    let names = tools.compactMap { $0["name"]?.string }
    guard let name = parameters["name"]?.string, names.contains(name) else {
      let names = names.joined(separator: ", ")
      return Self.failure(id, -32602, "There is no such tool. The tools are \(names).")
    }
    guard let arguments = (parameters["arguments"] ?? [:]).object else {
      return Self.failure(id, -32602, "The arguments are not an object.")
    }
    return .call(Call(id: id, name: name, arguments: arguments, isStateless: isStateless))
  }

  private func read(_ uri: String, _ id: JSON, _ isStateless: Bool) -> Outcome {
    let parts = uri.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let tools = ["map": "map", "screen": "look", "state": "state", "log": "actions"]
    guard parts.first == "app:", parts.count >= 2, let tool = tools[parts[1]], parts.count <= 3
    else { return Self.failure(id, -32602, "There is no resource \(uri.prefix(80)).") }
    var arguments: [String: JSON] = [:]
    if parts.count == 3 { arguments["app"] = .string(parts[2]) }
    return .call(
      Call(id: id, name: tool, arguments: arguments, resource: uri, isStateless: isStateless))
  }

  /// Returns the answer to a call.
  package static func result(_ result: ToolResult, of call: Call) -> JSON {
    if let uri = call.resource {
      guard !result.isError else {
        return [
          "jsonrpc": "2.0", "id": call.id,
          "error": ["code": -32602, "message": .string(result.text)],
        ]
      }
      let content: JSON = [
        "uri": .string(uri), "mimeType": "application/json",
        "text": .string(JSON.object(result.content).text),
      ]
      var members: [String: JSON] = ["contents": [content]]
      if call.isStateless {
        members.merge(["resultType": "complete", "ttlMs": 0, "cacheScope": "private"]) { $1 }
      }
      return response(call.id, members)
    }
    var members: [String: JSON] = [
      "content": [["type": "text", "text": .string(result.text)]],
      "structuredContent": .object(result.content),
    ]
    if result.isError { members["isError"] = true }
    if call.isStateless { members["resultType"] = "complete" }
    return response(call.id, members)
  }

  private static func response(_ id: JSON, _ result: [String: JSON]) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": .object(result)]
  }

  private static func failure(_ id: JSON, _ code: Int, _ words: String) -> Outcome {
    let error: JSON = ["code": .int(code), "message": .string(words)]
    return .answer(["jsonrpc": "2.0", "id": id, "error": error])
  }

  private static func unsupported(_ version: JSON, _ id: JSON) -> Outcome {
    let error: JSON = [
      "code": -32022, "message": "Unsupported protocol version",
      "data": ["supported": [.string(current)], "requested": version],
    ]
    return .answer(["jsonrpc": "2.0", "id": id, "error": error])
  }
}
