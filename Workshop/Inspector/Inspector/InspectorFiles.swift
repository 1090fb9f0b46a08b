import AppShell
import Foundation
import Redux
import ReduxRecording

/// Writes recordings, reports and states into an app's folder, offers them for sharing, and opens states.
///
/// Each function returns what came of it, as text; the error of one that throws has such a text, too.
@MainActor struct InspectorFiles<App: AppType> {
  let directory: URL
  let date: @Sendable () -> Date
  let app: @MainActor () -> RunningApp<App>?

  /// The names of the states in the app's folder.
  var states: [String] { NamedState<App>.names(in: stateFolder) }

  private var stateFolder: URL {
    directory.appending(path: "States", directoryHint: .isDirectory)
  }

  /// Saves the state at a moment.
  func save(_ recording: Recording<App.State>, at moment: Int, as name: String) -> String {
    do throws(RecordingFileError) {
      let url = try NamedState<App>.save(recording, at: moment, as: name, in: stateFolder)
      return share(url)
    } catch {
      return error.words
    }
  }

  /// Goes on from a state that was saved.
  ///
  /// - Returns: What can't be read of it; nil if all can.
  func open(_ name: String) -> String? {
    do throws(RecordingFileError) {
      let path = stateFolder.appending(path: "\(name).jsonl").path
      let state = try NamedState<App>(named: path)
      app()?.goOn(with: state.recording)
      return state.leftOut.first.map {
        localized("The state \(name) was opened without this:") + " \($0)"
      }
    } catch {
      return error.words
    }
  }

  /// Saves a recording with its requests.
  func saveSession(_ recording: Recording<App.State>) throws(RecordingFileError) -> String {
    let file = try file(of: recording)
    return try write("session", "jsonl") { try file.data() }
  }

  /// Saves the report of a recording.
  func saveReport(_ recording: Recording<App.State>) async throws(RecordingFileError) -> String {
    let report = await RecordingReport(try file(of: recording))
    return try write("report", "html") { Data(report.html.utf8) }
  }

  private func file(
    of recording: Recording<App.State>
  ) throws(RecordingFileError) -> RecordingFile<App> {
    if let file = RecordingFile<App>(recording, requests: app()?.requests ?? []) { return file }
    throw RecordingFileError(
      words: localized("The first actions are no longer kept, so the recording can't be saved."))
  }

  private func write(
    _ name: String, _ ending: String, _ data: () throws -> Data
  ) throws(RecordingFileError) -> String {
    let url = directory.appending(
      path: "\(name)-\(Int(date().timeIntervalSince1970)).\(ending)")
    do {
      try directory.makePrivateFolder()
      try PrivateFile(url).replace(with: data())
      return share(url)
    } catch {
      throw RecordingFileError(
        words: localized("The recording can't be saved. \(error.localizedDescription)"))
    }
  }

  private func share(_ url: URL) -> String {
    offerToShare(url)
    return localized("Saved as \(url.path)")
  }
}
