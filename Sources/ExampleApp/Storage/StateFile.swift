import Coordinator
import Dispatch
import Foundation
import Synchronization

/// Keeps what outlives the app in one file.
///
/// Writing happens in the background, and the newest file wins. Each write replaces the whole file, so a
/// crash leaves either the old file or the new one. A file that can't be read, or that another running
/// app has open, is never overwritten.
final class StateFile: Sendable {
  /// What a file holds.
  enum Reading: Equatable {
    case nothing
    case data(SavedData, place: RestoredNavigation<AppMap>?)
    case problem(StorageProblem)
  }

  private struct Status {
    /// What to write next.
    var pending: SavedFile?
    var lock: FolderLock?
    var isOpen = false, hasFailed = false
  }

  private let directory: URL
  private let queue = DispatchQueue(label: "StateFile")
  private let status = Mutex(Status())

  /// Names the file, without touching it.
  init(directory: URL) { self.directory = directory }

  private var url: URL { directory.appending(path: "state.json") }

  /// Takes the file for this app alone; false if another app has it, and then nothing is written.
  func open() -> Bool {
    // A folder that can't be made is shared with nobody. Writing will report what is wrong.
    let lock = Result { try FolderLock(directory) }
    if case .success(nil) = lock { return false }
    status.withLock { ($0.lock, $0.isOpen) = (try? lock.get(), true) }
    return true
  }

  /// Reads the file, or sets it aside if it is damaged or from a later version of the app.
  func read() -> Reading {
    guard FileManager.default.fileExists(atPath: url.path) else { return .nothing }
    do {
      let file = try Data(contentsOf: url)
      guard let data = SavedFile.data(in: file) else { return try setAside() }
      return .data(data, place: SavedFile.place(in: file))
    } catch {
      status.withLock { $0.isOpen = false }
      return .problem(.unreadable(reason: error.localizedDescription))
    }
  }

  /// Writes the file soon, and reports on another thread that this failed, or that it works again.
  func write(_ file: SavedFile, report: @escaping @Sendable (StorageAction) -> Void) {
    status.withLock { $0.pending = file }
    queue.async { [self] in
      guard let file = status.withLock({ $0.isOpen ? $0.pending.take() : nil }) else { return }
      do {
        try replace(with: file)
        if status.withLock({ exchange(&$0.hasFailed, with: false) }) { report(.saved) }
      } catch {
        status.withLock { $0.hasFailed = true }
        report(.saveFailed(.unwritable(reason: error.localizedDescription)))
      }
    }
  }

  /// Waits until everything is written.
  func flush() { queue.sync {} }

  /// Writes what is pending, and lets other apps have the file.
  func close() {
    flush()
    status.withLock { $0 = Status() }
  }

  private func replace(with file: SavedFile) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try encoder.encode(file).write(to: url, options: .atomic)
  }

  private func setAside() throws -> Reading {
    let name = "state.damaged-\(UUID().uuidString.prefix(8)).json"
    try FileManager.default.moveItem(at: url, to: directory.appending(path: name))
    return .problem(.setAside(name: name))
  }
}
