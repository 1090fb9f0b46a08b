import AppShell
import Foundation
import Redux
import ReduxRecording
import Synchronization

/// Writes a session to a file while it happens, so that a crash leaves all lines but the last.
final class RecordingWriter<App: AppType>: Sendable {
  private let file: Mutex<(handle: FileHandle, fingerprint: Fingerprint)>

  /// Makes the file, which only its owner can read, or replaces it.
  init(url: URL) throws(RecordingFileError) {
    try url.refuseOtherThanFile()
    do {
      try PrivateFile(url).replace(with: RecordingFile<App>.line(RecordingFile<App>.Header()))
      let handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
      file = Mutex((handle, Fingerprint()))
    } catch {
      let reason = (error as? FileProblem)?.words ?? error.localizedDescription
      throw RecordingFileError(words: "\(url.relativePath) can't be written. \(reason)")
    }
  }

  /// Returns middleware that writes each action once it is reduced.
  ///
  /// It must be the last, so that it sees all actions, and only those that are reduced.
  func middleware(_ recorder: Recorder<App.State>) -> Middleware<App.State> {
    { _, getState in
      { next in
        { [self] action in
          next(action)
          guard let recording = recorder.recording, let number = recording.numbers.last
          else { return }
          write(recording[number], state: getState())
        }
      }
    }
  }

  /// Adds a line, unless the disk is full.
  private func write(_ action: RecordedAction, state: App.State) {
    file.withLock { file in
      let step = RecordingFile<App>.Step(action, state: file.fingerprint.next(state))
      try? file.handle.write(contentsOf: try RecordingFile<App>.line(step))
    }
  }
}
