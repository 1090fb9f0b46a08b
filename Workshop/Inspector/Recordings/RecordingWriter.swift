import AppShell
import Foundation
import Redux
import ReduxRecording
import Synchronization

/// Writes a session to a file while it happens, so that a crash leaves all lines but the last.
final class RecordingWriter<App: AppType>: Sendable {
  private struct File {
    let handle: FileHandle
    var fingerprint = Fingerprint()
    /// The last action in the file.
    var number = 0
    /// The requests in the file.
    var requests: Set<Int> = []
    /// The number of histories that had been left when it was written.
    var leftCount = 0
  }

  private let file: Mutex<File>
  private let network: NetworkLog?

  /// Makes the file, which only its owner can read, or replaces it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - network: The app's requests; each of them is written before the first action after its end.
  /// - Throws: Why the file can't be written.
  init(url: URL, network: NetworkLog? = nil) throws(RecordingFileError) {
    self.network = network
    try url.refuseOtherThanFile()
    do {
      try PrivateFile(url).replace(with: RecordingFile<App>.line(RecordingFile<App>.Header()))
      let handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
      file = Mutex(File(handle: handle))
    } catch {
      throw RecordingFileError(
        words: localized("\(url.relativePath) can't be written. \(error.localizedDescription)"))
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
          guard let recording = recorder.recording else { return }
          write(recording, leftCount: recorder.leftCount, state: getState())
        }
      }
    }
  }

  /// Adds a line, or writes all of them again if the app goes on from another moment than the last.
  ///
  /// It writes nothing if the disk is full.
  private func write(_ recording: Recording<App.State>, leftCount: Int, state: App.State) {
    guard let number = recording.numbers.last else { return }
    let ended = network?.entries.filter { $0.end != nil } ?? []
    file.withLock { file in
      if number == file.number + 1, leftCount == file.leftCount {
        for entry in ended where file.requests.insert(entry.id).inserted {
          let line = RecordingFile<App>.RequestLine(request: entry)
          try? file.handle.write(contentsOf: try RecordingFile<App>.line(line))
        }
        let step = RecordingFile<App>.Step(recording[number], state: file.fingerprint.next(state))
        try? file.handle.write(contentsOf: try RecordingFile<App>.line(step))
      } else if let data = try? RecordingFile<App>(recording, requests: ended)?.data() {
        file.requests = Set(ended.map(\.id))
        try? file.handle.truncate(atOffset: 0)
        try? file.handle.write(contentsOf: data)
      }
      file.number = number
      file.leftCount = leftCount
    }
  }
}
