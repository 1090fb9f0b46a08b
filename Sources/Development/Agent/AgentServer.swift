#if !os(iOS)
  package import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux

  /// The apps that a client has opened, by their handles, and the tools that work with them.
  @MainActor package final class AgentServer<App: AppType> {
    private var conversation: Conversation
    private var apps: [String: LiveApp<App>] = [:]
    private var lastNumber = 0
    /// More apps than anybody needs, so that a client in a loop doesn't take all memory.
    private let capacity = 16

    package init(allowsDispatch: Bool = false) {
      conversation = Conversation(
        name: App.name, tools: ToolList.tools(allowingDispatch: allowsDispatch))
    }

    /// Answers a line; nil if it has no answer.
    package func answer(_ line: Data) async -> String? {
      switch conversation.receive(line) {
      case .none: return nil
      case .answer(let answer): return answer.text
      case .call(let call): return Conversation.result(await result(of: call), of: call).text
      }
    }

    /// Closes all apps.
    package func closeAll() {
      for app in apps.values { app.close() }
      apps = [:]
    }

    private func result(of call: Conversation.Call) async -> ToolResult {
      do throws(ToolRefusal) {
        switch call.name {
        case "open": return try await open(call.arguments)
        case "map": return try map(call.arguments)
        default:
          let names = ToolNames.arguments(of: call.name)
          let arguments = try ToolArguments(call.arguments, names)
          return try await perform(call.name, arguments, in: try app(arguments))
        }
      } catch {
        return ToolResult(error)
      }
    }

    private func app(_ arguments: ToolArguments) throws(ToolRefusal) -> LiveApp<App> {
      let handle = try arguments.required("app")
      if let app = apps[handle] { return app }
      let handles = apps.keys.sorted().joined(separator: ", ")
      throw ToolRefusal(
        apps.isEmpty
          ? "There is no app \(handle.prefix(80)). None is open: use open."
          : "There is no app \(handle.prefix(80)). Open are \(handles).")
    }

    private func perform(
      _ tool: String, _ arguments: ToolArguments, in app: LiveApp<App>
    ) async throws(ToolRefusal) -> ToolResult {
      app.takeOver()
      switch tool {
      case "look": return try await app.look(arguments)
      case "do": return try await app.perform(arguments)
      case "expect": return try await app.expect(arguments)
      case "state": return try app.state(arguments)
      case "actions": return try app.actions(arguments)
      case "travel": return try await app.travel(arguments)
      case "save": return try app.save(arguments)
      default: return try await app.dispatch(arguments)
      }
    }

    private func open(_ values: [String: JSON]) async throws(ToolRefusal) -> ToolResult {
      let names = ["link", "size", "language", "seed", "data", "server"]
      let arguments = try ToolArguments(values, names)
      guard apps.count < capacity else {
        throw ToolRefusal("\(capacity) apps are open, which is as many as there may be.")
      }
      let app = try LiveApp<App>(arguments)
      lastNumber += 1
      let handle = "a\(lastNumber)"
      apps[handle] = app
      await app.settle()
      var result = app.screenResult()
      result.content["app"] = .string(handle)
      result.text = "App \(handle). \(result.text)"
      return result
    }

    private func map(_ values: [String: JSON]) throws(ToolRefusal) -> ToolResult {
      _ = try ToolArguments(values, ["app"])
      let links = App.links.rows.map { row -> JSON in
        ["link": .string(row[0]), "screen": .string(row[1]), "requires": .string(row[2])]
      }
      let start = App.initialState[keyPath: App.paths.navigation]
      let roots = (App.Map.Root.self as? any CaseIterable.Type).map { Self.names($0) }
      return ToolResult(
        [
          "links": .array(links), "tabs": .array(start.tabs.map { .string("\($0)") }),
          "roots": .array((roots ?? ["\(start.root)"]).map { .string($0) }),
        ], text: App.links.listing)
    }

    private static func names<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
      type.allCases.map { "\($0)" }
    }
  }

  /// The names of the arguments of tools that work with an app.
  enum ToolNames {
    static let expectations = ["text", "noText", "element", "place", "state", "quiet"]

    static func arguments(of tool: String) -> [String] {
      let names = [
        "look": ["as", "since"], "do": ["steps", "expect"], "expect": expectations,
        "state": ["path", "depth"], "actions": ["from", "limit"], "travel": ["to"],
        "save": ["as", "name"], "dispatch": ["action"],
      ]
      return ["app"] + (names[tool] ?? [])
    }
  }
#endif
