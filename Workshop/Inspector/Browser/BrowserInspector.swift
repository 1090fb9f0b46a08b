#if DEBUG
  import AppShell
  import Foundation
  import Redux
  import ReduxRecording
  import Synchronization

  /// The inspector as a page in a browser, which follows an app while it runs and can change it.
  ///
  /// Lists, differences and states are made on the server's threads from the recording, which is a value. Only
  /// what is alive, pictures and changes take the main actor.
  final class BrowserInspector<App: AppType>: Sendable {
    /// The actions in an answer; a page asks again for more.
    private static var mostActions: Int { 2_000 }

    let recorder: Recorder<App.State>
    let clock: any Clock<Duration>
    /// The app; nil before it is made, and once it has ended.
    @MainActor weak var app: RunningApp<App>?
    @MainActor let pictures = MomentPictures<App>()
    private let log = Mutex(InspectorLog<App.State>(capacity: 1_000_000))

    @MainActor init(_ recorder: Recorder<App.State>, clock: any Clock<Duration>) {
      self.recorder = recorder
      self.clock = clock
    }

    /// Answers a request that may use the page.
    ///
    /// - Parameters:
    ///   - name: What it asks for, the path after the token.
    ///   - request: The request.
    /// - Returns: The answer; 404 for a name that isn't known.
    func answer(_ name: String, _ request: HTTPRequest) async -> HTTPResponse {
      guard request.method == "GET" else {
        guard name == "do", let body = JSON(request.body) else { return .refusal(400) }
        return await perform(body)
      }
      switch name {
      case "": return InspectorPage(title: App.name).response
      case "status": return .json(await status(after: request.query["seen"]))
      case "actions": return .json(actions(request.query))
      case "action": return action(request.query)
      case "state": return state(request.query)
      case "tree": return .json(await tree())
      case "network": return .json(await network())
      case "forms": return .json(await forms())
      case "picture": return await picture(request.query)
      case "recording": return await download()
      default: return .refusal(404)
      }
    }

    /// Returns where the recording and the app stand, as soon as that differs from what the page has seen.
    ///
    /// It returns after ten seconds in any case.
    private func status(after seen: String?) async -> JSON {
      let changes = recorder.changes
      guard seen == stamp else { return await status() }
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [self] in
          for await _ in changes where stamp != seen { return }
        }
        group.addTask { [clock] in try? await clock.sleep(for: .seconds(10)) }
        await group.next()
        group.cancelAll()
      }
      return await status()
    }

    /// Differs whenever the status does.
    private var stamp: String {
      let travel = recorder.travel.map { "\($0.moment)-\($0.heldCount)-\($0.droppedCount)" } ?? ""
      return "\(recorder.leftCount).\(recorder.recording?.moments.upperBound ?? 0).\(travel)"
    }

    private func status() async -> JSON {
      let moments = recorder.recording?.moments ?? 0...0
      let branches = recorder.branches.map { branch -> JSON in
        [
          "id": .int(branch.id), "after": .int(branch.fork),
          "last": .int(branch.recording.moments.upperBound), "dropped": .int(branch.droppedCount),
        ]
      }
      var status: [String: JSON] = [
        "stamp": .string(stamp), "left": .int(recorder.leftCount),
        "first": .int(moments.lowerBound), "last": .int(moments.upperBound),
        "branches": .array(branches), "states": .array(NamedState<App>.names().map { .string($0) }),
        "isReplay": .bool(recorder.isReplay),
      ]
      if let travel = recorder.travel {
        status["travel"] = [
          "moment": .int(travel.moment), "held": .int(travel.heldCount),
          "dropped": .int(travel.droppedCount),
        ]
      }
      return .object(status)
    }

    /// Returns the next actions after one, or none if the history of the page was left.
    private func actions(_ query: [String: String]) -> JSON {
      let left = recorder.leftCount
      guard let recording = recorder.recording, query["left"].flatMap({ Int($0) }) == left else {
        return ["left": .int(left), "actions": []]
      }
      let after = max(0, query["after"].flatMap { Int($0) } ?? 0)
      let entries = log.withLock { log in
        if (log.entries.last?.number ?? 0) - Self.mostActions < after {
          log.follow(recording, leftCount: left, limit: Self.mostActions)
        }
        let first = log.entries.firstIndex { $0.number > after } ?? log.entries.count
        return Array(log.entries[first...].prefix(Self.mostActions))
      }
      return ["left": .int(left), "actions": .array(entries.map(\.json))]
    }

    private func action(_ query: [String: String]) -> HTTPResponse {
      guard let number = query["number"].flatMap({ Int($0) }), let recording = recorder.recording,
        let inspected = InspectedAction(number, in: recording)
      else { return .refusal(404) }
      var json = inspected.json
      json["form"] = ActionForm.text(of: recording[number].action).map { .string($0) } ?? .null
      return .json(.object(json))
    }

    private func state(_ query: [String: String]) -> HTTPResponse {
      guard let moment = query["moment"].flatMap({ Int($0) }), let recording = recorder.recording,
        recording.moments.contains(moment)
      else { return .refusal(404) }
      let reader = StateReader<App>(recording.state(at: moment))
      let words = (query["search"] ?? "").inspectorWords
      do throws(UnknownPath) {
        let lines =
          words.isEmpty ? try reader.lines(at: query["path"] ?? "") : reader.search(words)
        return .json(.array(lines.map(\.json)))
      } catch {
        return .json(["message": .string(error.words)], status: 422)
      }
    }

    @MainActor private func tree() -> JSON {
      .array(app.map { LiveTree($0).lines.map(\.json) } ?? [])
    }

    @MainActor private func network() -> JSON {
      .array((app?.requests ?? []).map { .object($0.fullJSON) })
    }

    @MainActor private func forms() -> JSON {
      .array(app.map { ActionForm.all(of: $0).map(\.json) } ?? [])
    }

    @MainActor private func picture(_ query: [String: String]) async -> HTTPResponse {
      guard let moment = query["moment"].flatMap({ Int($0) }), let app,
        let picture = await pictures.picture(of: moment, in: app, isDark: query["theme"] == "dark")
      else { return .refusal(404) }
      var response = HTTPResponse(type: "image/svg+xml", Data(picture.utf8))
      response.policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
      return response
    }

    private func download() async -> HTTPResponse {
      let requests = await app?.requests ?? []
      guard let recording = recorder.recording,
        let file = RecordingFile<App>(recording, requests: requests), let data = try? file.data()
      else { return .refusal(404) }
      var response = HTTPResponse(type: "application/jsonl", data)
      response.fileName = "session.jsonl"
      return response
    }
  }
#endif
