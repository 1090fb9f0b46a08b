import Coordinator
import Dispatch
import Foundation
import Synchronization

/// Keeps what outlives the app in one file.
///
/// Writing happens in the background, one at a time, and the newest wins. Each replaces the file as
/// a whole, so a crash leaves the file before or the file after. A file that can't be read is never
/// overwritten: it is set aside, or else nothing is written at all. Nor is one that belongs to
/// another app that runs at the same time.
final class StateFile: Sendable {
  /// What there was to read.
  enum Reading: Equatable {
    case nothing
    case file(SavedFile, RestoredNavigation<AppMap>?)
    case setAside(name: String)
    case failed(String)
  }

  private struct Desk {
    /// What to write next.
    var pending: SavedFile?
    var lock: FolderLock?
    /// Whether anything may be written.
    var isOpen = false
  }

  private let directory: URL
  private let queue = DispatchQueue(label: "StateFile")
  private let desk = Mutex(Desk())

  /// Names the file, without touching it.
  init(directory: URL) { self.directory = directory }

  private var url: URL { directory.appending(path: "state.json") }

  /// Takes the file for this app alone, until `close()` or the end.
  ///
  /// - Returns: Whether it could: not while another app has it. Nothing is written then.
  func open() -> Bool {
    let lock: FolderLock?
    do {
      lock = try FolderLock(directory)
      guard lock != nil else { return false }
    } catch {
      // Without a folder there is nobody to share it with; writing will say what is wrong.
      lock = nil
    }
    desk.withLock { ($0.lock, $0.isOpen) = (lock, true) }
    return true
  }

  /// Reads the file, or sets it aside if it is damaged or of a version to come.
  func read() -> Reading {
    guard FileManager.default.fileExists(atPath: url.path) else { return .nothing }
    do {
      let data = try Data(contentsOf: url)
      guard let file = SavedFile(data) else { return try setAside() }
      return .file(file, SavedFile.place(in: data))
    } catch {
      desk.withLock { $0.isOpen = false }
      return .failed(error.localizedDescription)
    }
  }

  /// Writes the file soon, unless something newer comes first, or the file isn't open.
  ///
  /// - Parameters:
  ///   - file: What to write.
  ///   - failed: Called with the reason, on another thread, if it can't be written.
  ///   - written: Called on another thread once it is.
  func write(
    _ file: SavedFile, failed: @escaping @Sendable (String) -> Void,
    written: @escaping @Sendable () -> Void = {}
  ) {
    desk.withLock { $0.pending = file }
    queue.async { [self] in
      guard let file = desk.withLock({ $0.isOpen ? $0.pending.take() : nil }) else { return }
      do {
        try replace(with: file)
        written()
      } catch {
        failed(error.localizedDescription)
      }
    }
  }

  /// Waits until everything is written.
  func flush() { queue.sync {} }

  /// Writes what waits, and lets other apps have the file.
  func close() {
    flush()
    desk.withLock { $0 = Desk() }
  }
}

extension StateFile {
  private func replace(with file: SavedFile) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try encoder.encode(file).write(to: url, options: .atomic)
  }

  private func setAside() throws -> Reading {
    let stamp = Int(Date.now.timeIntervalSince1970)
    let names = (0...).lazy.map { "state.damaged-\(stamp)\($0 == 0 ? "" : "-\($0)").json" }
    let isFree = { [directory] (name: String) in
      !FileManager.default.fileExists(atPath: directory.appending(path: name).path)
    }
    guard let name = names.first(where: isFree) else { return .nothing }
    try FileManager.default.moveItem(at: url, to: directory.appending(path: name))
    return .setAside(name: name)
  }
}
