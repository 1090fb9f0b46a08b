#if DEBUG
  import AppShell
  import Foundation
  import Redux
  import ReduxRecording

  extension BrowserInspector {
    /// Does what the page asks for, and returns what came of it.
    @MainActor func perform(_ body: JSON) -> HTTPResponse {
      guard let app, let name = body["do"]?.string else { return .refusal(400) }
      do throws(RecordingFileError) {
        let message = try perform(name, body, in: app)
        return .json(["message": .string(message)])
      } catch {
        return .json(["message": .string(error.words)], status: 422)
      }
    }

    @MainActor private func perform(
      _ name: String, _ body: JSON, in app: RunningApp<App>
    ) throws(RecordingFileError) -> String {
      let number = body["number"]?.int ?? -1
      switch name {
      case "travel":
        _ = try recording(with: number)
        app.store.travel(to: number)
        return ""
      case "present":
        app.store.returnToPresent()
        return ""
      case "continue":
        app.continueFromMoment()
        return "Continued. The history until now is a branch."
      case "branch":
        guard app.continueBranch(number) else { throw Self.missing("branch \(number)") }
        return "Continued at the end of the branch."
      case "skip":
        guard app.skip(number) else { throw Self.missing("action \(number)") }
        return "Skipped action \(number)."
      case "replace":
        guard app.replace(number, with: try Self.action(body)) else {
          throw Self.missing("action \(number)")
        }
        return "Changed action \(number)."
      case "dispatch":
        let action = try Self.action(body)
        app.store.dispatch(action, from: ActionSource("inspector"))
        return "Dispatched \(describeAction(action))."
      case "save":
        let recording = try recording(with: number)
        let name = body["name"]?.string ?? ""
        guard !name.hasSuffix(".jsonl") || isOwn(path: name, of: app) else {
          throw RecordingFileError(
            words: "A page saves a state under a name, or in the app's own folder.")
        }
        let url = try NamedState<App>.save(
          recording, at: number, as: name, in: stateFolder(of: app))
        return "Saved as \(url.relativePath)."
      case "open":
        let state = try NamedState<App>(named: body["name"]?.string ?? "")
        app.goOn(with: state.recording)
        return state.leftOut.isEmpty
          ? "Opened. The history until now is a branch."
          : "Opened without this: \(state.leftOut.joined(separator: " "))"
      default: throw Self.missing(name)
      }
    }

    private func recording(
      with moment: Int
    ) throws(RecordingFileError) -> Recording<App.State> {
      guard let recording = recorder.recording, recording.moments.contains(moment) else {
        throw Self.missing("moment \(moment)")
      }
      return recording
    }

    private static func missing(_ name: String) -> RecordingFileError {
      RecordingFileError(words: "There is no \(name).")
    }

    /// Returns whether the app keeps its own files there.
    @MainActor private func isOwn(path: String, of app: RunningApp<App>) -> Bool {
      let folder = app.setup.launch.dataDirectory.resolvingSymlinksInPath().path
      return URL(filePath: path).deletingLastPathComponent().resolvingSymlinksInPath().path
        == folder
    }

    private static func action(_ body: JSON) throws(RecordingFileError) -> any ActionType {
      try RecordingFile<App>.action(Data((body["action"]?.string ?? "").utf8))
    }

    /// The folder of the tests off iOS, where nothing but the app's own folder can be written.
    @MainActor private func stateFolder(of app: RunningApp<App>) -> URL? {
      #if os(iOS)
        app.setup.launch.dataDirectory.appending(path: "States", directoryHint: .isDirectory)
      #else
        nil
      #endif
    }
  }
#endif
