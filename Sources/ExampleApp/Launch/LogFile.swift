import Foundation
import Synchronization

/// A file with the names of all actions and events, which a variable such as `TRIVIA_LOG` names.
final class LogFile: Sendable {
  private let file: Mutex<FileHandle>

  /// Opens the file; nil if the environment names none, or it can't be written.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = environment["\(AppOptions.appName.uppercased())_LOG"] else { return nil }
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
