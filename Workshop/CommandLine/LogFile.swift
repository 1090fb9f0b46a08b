import Foundation
import Synchronization

/// A file with the names of all actions and events.
final class LogFile: Sendable {
  private let file: Mutex<FileHandle>

  /// Opens the file; nil if there is no path, or it can't be written.
  init?(_ path: String?) {
    guard let path else { return nil }
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return nil }
    _ = try? file.seekToEnd()
    self.file = Mutex(file)
  }

  /// Adds a line, unless the disk is full.
  func write(_ line: String) { file.withLock { try? $0.write(contentsOf: Data("\(line)\n".utf8)) } }
}
