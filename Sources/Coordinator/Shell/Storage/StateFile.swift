import Coordinator
import Dispatch
public import Foundation
import Redux
import Synchronization

/// Keeps what outlives the app in one file.
///
/// Writing happens in the background, and the newest file wins. Each write replaces the whole file, so a
/// crash leaves either the old file or the new one. A file that can't be read, that is newer than the
/// app, or that another running app has open, is never overwritten.
public final class StateFile<App: AppType>: Sendable {
  /// The contents of a file.
  enum Reading: Equatable {
    case nothing
    case data(App.Saved, place: RestoredNavigation<App.Map>?)
    case problem(StorageProblem)
  }

  private struct Status {
    /// The data for the disk, and whether it is still to be written.
    var saved = SavedFile<App>()
    var isPending = false
    var lock: FolderLock?
    var isOpen = false, hasFailed = false
  }

  /// The folder of the file.
  public let directory: URL
  let isReadOnly: Bool
  private let queue = DispatchQueue(label: "StateFile")
  private let status = Mutex(Status())

  /// Names the file, without touching it; it is never written if it is only to be read.
  public init(directory: URL, isReadOnly: Bool = false) {
    (self.directory, self.isReadOnly) = (directory, isReadOnly)
  }

  private var file: PrivateFile { PrivateFile(directory.appending(path: "state.json")) }

  /// Takes the file for this app alone; false if another app has it, and then nothing is written.
  func open() -> Bool {
    if isReadOnly { return true }
    // A folder that can't be made is shared with nobody. Writing will report what is wrong.
    let lock = Result { try FolderLock(directory) }
    if case .success(nil) = lock { return false }
    file.sweep()
    status.withLock { ($0.lock, $0.isOpen) = (try? lock.get(), true) }
    return true
  }

  /// Reads the file, or sets it aside if it is damaged.
  func read() -> Reading {
    do throws(FileProblem) {
      switch try file.read() {
      case .nothing: return .nothing
      case .tooLarge: return try setAside()
      case .data(let file):
        let contents = SavedFile<App>.contents(of: file)
        if let contents, contents.version > SavedFile<App>.version { return keep(.newer) }
        guard let data = contents?.data else { return try setAside() }
        return .data(data, place: SavedFile<App>.place(in: file))
      }
    } catch {
      return keep(.unreadable(reason: error.words))
    }
  }

  /// Changes what is to be on disk, writes it soon, and reports on another thread that this failed, or that
  /// it works again.
  func update(
    _ change: (inout SavedFile<App>) -> Void,
    report: @escaping @Sendable (StorageAction<App.Saved>) -> Void
  ) {
    let isFirst = status.withLock { status in
      change(&status.saved)
      return !exchange(&status.isPending, with: true)
    }
    guard isFirst else { return }
    queue.async { [self] in
      let file = status.withLock { status in
        status.isPending = false
        return status.isOpen ? status.saved : nil
      }
      guard let file else { return }
      do throws(FileProblem) {
        try replace(with: file)
        if status.withLock({ exchange(&$0.hasFailed, with: false) }) { report(.saved) }
      } catch {
        status.withLock { $0.hasFailed = true }
        report(.saveFailed(.unwritable(reason: error.words)))
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

  private func replace(with file: SavedFile<App>) throws(FileProblem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? revealingSecrets({ try encoder.encode(file) }) else { throw .notEncoded }
    try directory.makePrivateFolder()
    try self.file.replace(with: data)
  }

  private func setAside() throws(FileProblem) -> Reading {
    if isReadOnly { return .problem(.damaged) }
    let name = "state.damaged-\(UUID().uuidString.prefix(8)).json"
    guard rename(file.url.path, directory.appending(path: name).path) == 0 else { throw .last }
    return .problem(.setAside(name: name))
  }

  /// Leaves the file as it is from now on.
  private func keep(_ problem: StorageProblem) -> Reading {
    status.withLock { $0.isOpen = false }
    return .problem(problem)
  }
}
