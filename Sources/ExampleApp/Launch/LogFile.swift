import Foundation
import Synchronization

/// A file that grows by a line for each action and event, for who develops the app.
///
/// The variable `SIGHTS_LOG` names it; without it nothing is logged. Lines hold names only.
final class LogFile: Sendable {
  private let file: Mutex<FileHandle>

  /// Opens the file that the environment names, if it names one that can be written.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = environment["SIGHTS_LOG"] else { return nil }
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return nil }
    _ = try? file.seekToEnd()
    self.file = Mutex(file)
  }

  /// Adds a line; a disk that is full loses it.
  func write(_ line: String) {
    file.withLock { try? $0.write(contentsOf: Data("\(line)\n".utf8)) }
  }
}
