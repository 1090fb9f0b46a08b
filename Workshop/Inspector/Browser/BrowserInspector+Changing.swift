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
        app.store.travel(to: number)
        return ""
      case "present":
        app.store.returnToPresent()
        return ""
      case "continue":
        app.continueFromMoment()
        return "Continued. The history until now is a branch."
      case "branch":
        app.continueBranch(number)
        return "Continued at the end of the branch."
      case "skip":
        app.skip(number)
        return "Skipped action \(number)."
      case "replace":
        app.replace(number, with: try Self.action(body))
        return "Changed action \(number)."
      case "dispatch":
        let action = try Self.action(body)
        app.store.dispatch(action, from: ActionSource("inspector"))
        return "Dispatched \(describeAction(action))."
      case "save":
        guard let recording = recorder.recording, recording.moments.contains(number) else {
          throw RecordingFileError(words: "There is no moment \(number).")
        }
        let url = try NamedState<App>.save(
          recording, at: number, as: body["name"]?.string ?? "", in: stateFolder(of: app))
        return "Saved as \(url.relativePath)."
      case "open":
        let state = try NamedState<App>(named: body["name"]?.string ?? "")
        app.goOn(with: state.recording)
        return state.leftOut.isEmpty
          ? "Opened. The history until now is a branch."
          : "Opened without this: \(state.leftOut.joined(separator: " "))"
      default: throw RecordingFileError(words: "There is no \(name).")
      }
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
