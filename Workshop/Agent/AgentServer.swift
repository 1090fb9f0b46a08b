#if !os(iOS)
  import AppInspector
  package import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux

  /// The apps that a client has opened, by their handles, and the tools that work with them.
  @MainActor package final class AgentServer<App: AppType> {
    private var conversation: Conversation
    private var apps: [String: LiveApp<App>] = [:]
    private let queue = CallQueue()
    /// The calls that aren't answered yet, by the text of their requests' identifiers.
    private var calls: [String: Task<ToolResult, Never>] = [:]
    private var lastNumber = 0
    /// More apps than anybody needs, so that a client in a loop doesn't take all memory.
    private let capacity = 16

    /// Whether an app may keep its data in any folder.
    private let allowsAnyFolder: Bool
    /// The server of apps whose client names none; nil for the embedded one.
    private let defaultServer: String?

    package init(
      allowsDispatch: Bool = false, allowsAnyFolder: Bool = false, defaultServer: String? = nil
    ) {
      self.allowsAnyFolder = allowsAnyFolder
      self.defaultServer = defaultServer
      conversation = Conversation(
        name: App.name, tools: ToolList.tools(allowingDispatch: allowsDispatch))
    }

    /// Answers a line; nil if it has no answer.
    ///
    /// Lines about different apps are answered at the same time, in whatever order they are done.
    package func answer(_ line: Data) async -> String? {
      switch conversation.receive(line) {
      case .none: return nil
      case .answer(let answer): return answer.text
      case .cancel(let id):
        calls[id.text]?.cancel()
        return nil
      case .call(let call):
        let task = Task { await self.result(of: call) }
        calls[call.id.text] = task
        let outcome = await task.value
        if calls[call.id.text] == task { calls[call.id.text] = nil }
        return task.isCancelled ? nil : Conversation.result(outcome, of: call).text
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
        case "states": return try states(call.arguments)
        default:
          let names = ToolNames.arguments(of: call.name)
          let arguments = try ToolArguments(call.arguments, names)
          return try await perform(call.name, arguments)
        }
      } catch {
        return ToolResult(error)
      }
    }

    private func app(_ handle: String) throws(ToolRefusal) -> LiveApp<App> {
      if let app = apps[handle] { return app }
      throw ToolRefusal("There is no app \(handle.prefix(80)). \(openHandles)")
    }

    private var openHandles: String {
      guard !apps.isEmpty else { return "None is open: use open." }
      let handles = apps.keys.sorted { ($0.count, $0) < ($1.count, $1) }
      return "Open are \(handles.joined(separator: ", "))."
    }

    private func perform(
      _ tool: String, _ arguments: ToolArguments
    ) async throws(ToolRefusal) -> ToolResult {
      let handle = try arguments.required("app")
      let call = CallQueue.Call(app: handle, language: try app(handle).language)
      await queue.begin(call)
      defer { queue.end(call) }
      // The call before may have closed it.
      let app = try app(handle)
      app.beginCall()
      guard !Task.isCancelled else { throw ToolRefusal("The call was canceled.") }
      switch tool {
      case "look": return try await app.look(arguments)
      case "do": return try await app.perform(arguments)
      case "expect": return try await app.expect(arguments)
      case "state": return try app.state(arguments)
      case "actions": return try app.actions(arguments)
      case "travel": return try await app.travel(arguments)
      case "continue": return try await app.continueFrom(arguments)
      case "event": return try await app.receive(arguments)
      case "tree": return app.tree()
      case "network": return try app.network(arguments)
      case "types": return try app.types(arguments)
      case "save": return try app.save(arguments)
      case "close": return close(handle)
      default: return try await app.dispatch(arguments)
      }
    }

    private func close(_ handle: String) -> ToolResult {
      apps.removeValue(forKey: handle)?.close()
      return ToolResult(
        ["closed": .string(handle)], text: "App \(handle) is closed. \(openHandles)")
    }

    private func open(_ values: [String: JSON]) async throws(ToolRefusal) -> ToolResult {
      let names = ["link", "state", "size", "language", "seed", "data", "server"]
      let arguments = try ToolArguments(values, names)
      lastNumber += 1
      let handle = "a\(lastNumber)"
      // An app that waits for its server as it opens doesn't hold up the next one.
      let call = CallQueue.Call(app: handle, language: try arguments.text("language") ?? "en")
      await queue.begin(call)
      defer { queue.end(call) }
      // Nothing awaits from here until the app is counted.
      guard apps.count < capacity else {
        throw ToolRefusal("\(capacity) apps are open, which is the limit. Close one of them.")
      }
      let app = try LiveApp<App>(
        arguments, allowsAnyFolder: allowsAnyFolder, defaultServer: defaultServer)
      apps[handle] = app
      await app.settle()
      guard !Task.isCancelled else { return close(handle) }
      var result = app.screenResult()
      result.content["app"] = .string(handle)
      if !app.notes.isEmpty { result.content["leftOut"] = .array(app.notes.map { .string($0) }) }
      let notes = app.notes.map { " Left out: \($0)" }.joined()
      result.text = "App \(handle).\(notes) \(result.text)"
      return result
    }

    private func map(_ values: [String: JSON]) throws(ToolRefusal) -> ToolResult {
      _ = try ToolArguments(values, ["app"])
      let start = App.initialState.navigation
      let roots = (App.Map.Root.self as? any CaseIterable.Type).map { Self.names($0) }
      return ToolResult(
        [
          "links": .array(App.links.templates.map { .string($0) }),
          "tabs": .array(start.tabs.map { .string("\($0)") }),
          "roots": .array((roots ?? ["\(start.root)"]).map { .string($0) }),
        ], text: App.links.listing)
    }

    private func states(_ values: [String: JSON]) throws(ToolRefusal) -> ToolResult {
      _ = try ToolArguments(values, ["app"])
      let names = NamedState<App>.names()
      let folder = NamedState<App>.folder.relativePath
      let text = names.isEmpty ? "No state in \(folder) yet." : names.joined(separator: "\n")
      return ToolResult(
        ["states": .array(names.map { .string($0) }), "folder": .string(folder)], text: text)
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
        "event": ["event"], "look": ["as", "since"], "do": ["steps", "expect"],
        "expect": expectations,
        "state": ["path", "depth"], "actions": ["from", "limit"], "travel": ["to"],
        "save": ["as", "name"], "close": [], "dispatch": ["action"], "types": ["name"],
        "continue": ["branch", "without"], "tree": [], "network": ["id", "limit"],
      ]
      return ["app"] + (names[tool] ?? [])
    }
  }
#endif
