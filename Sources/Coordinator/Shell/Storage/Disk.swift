import Dispatch
public import Foundation

/// The part of the disk that holds the app's file.
///
/// A simulation replaces it, so that a seed decides when the disk is slow or full. An app uses the real one.
public struct Disk: Sendable {
  /// Takes a folder for this app alone, until what it returns is released; nil if another app has it.
  var lock: @Sendable (_ folder: URL) throws(FileProblem) -> (any AnyObject & Sendable)?
  /// Removes partial files that a crash left behind.
  var sweep: @Sendable (_ file: URL) -> Void
  /// Reads a file.
  var read: @Sendable (_ file: URL) throws(FileProblem) -> Data?
  /// Replaces a file as a whole, and creates its folder if that is missing.
  var replace: @Sendable (_ file: URL, _ data: Data) throws(FileProblem) -> Void
  /// Moves a file.
  var move: @Sendable (_ file: URL, _ target: URL) throws(FileProblem) -> Void
  /// Returns a name for a file, which no other file has.
  var makeName: @Sendable () -> String
  /// Does work later, on another thread, one after the other.
  var performLater: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  /// Does work now, but not while other work is being done.
  var performNow: @Sendable (_ work: () -> Void) -> Void

  /// Creates a disk from its functions.
  public init(
    lock: @escaping @Sendable (_ folder: URL) throws(FileProblem) -> (any AnyObject & Sendable)?,
    sweep: @escaping @Sendable (_ file: URL) -> Void,
    read: @escaping @Sendable (_ file: URL) throws(FileProblem) -> Data?,
    replace: @escaping @Sendable (_ file: URL, _ data: Data) throws(FileProblem) -> Void,
    move: @escaping @Sendable (_ file: URL, _ target: URL) throws(FileProblem) -> Void,
    makeName: @escaping @Sendable () -> String,
    performLater: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void,
    performNow: @escaping @Sendable (_ work: () -> Void) -> Void
  ) {
    self.lock = lock
    self.sweep = sweep
    self.read = read
    self.replace = replace
    self.move = move
    self.makeName = makeName
    self.performLater = performLater
    self.performNow = performNow
  }

  /// The system's disk, with a queue of its own.
  static func real() -> Disk {
    let queue = DispatchQueue(label: "Disk")
    return Disk(
      lock: { folder throws(FileProblem) in
        try folder.refuseForeignFolder()
        return try FolderLock(folder)
      },
      sweep: { PrivateFile($0, followsLinks: false).sweep() },
      read: { file throws(FileProblem) in
        try file.deletingLastPathComponent().refuseForeignFolder()
        try file.refuseSymbolicLink()
        return try PrivateFile(file, followsLinks: false).read()
      },
      replace: { file, data throws(FileProblem) in
        try file.deletingLastPathComponent().makePrivateFolder()
        try PrivateFile(file, followsLinks: false).replace(with: data)
      },
      move: { file, target throws(FileProblem) in
        guard rename(file.path, target.path) == 0 else { throw .last }
      },
      makeName: { String(UUID().uuidString.prefix(8)) },
      performLater: { work in queue.async(execute: work) },
      performNow: { work in queue.sync(execute: work) })
  }
}
