public import Foundation

/// A lock on a folder, which the system releases when the app ends, even if it crashes.
final class FolderLock: Sendable {
  /// Closes its descriptor once, however this object is released.
  private let file: FileHandle

  /// Creates the folder if it is missing, and locks it; nil if another app has locked it.
  init?(_ folder: URL) throws(FileProblem) {
    try folder.makePrivateFolder()
    let descriptor = open(folder.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    // iOS refuses each file with this until the device is unlocked for the first time.
    guard descriptor >= 0 else { throw errno == EPERM ? .locked : .last }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // On iOS an app runs once, and the system ends one that keeps a lock while it is suspended.
    #if !os(iOS)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    #endif
  }
}

extension URL {
  /// Throws if others decide what is in the folder; one that is missing is nobody's yet.
  func refuseForeignFolder() throws(FileProblem) {
    var status = stat()
    // The folder itself, even if the path is a symbolic link to it.
    guard lstat(appending(path: ".").path, &status) == 0 else { return }
    guard status.st_uid == geteuid() else { throw .foreignFolder }
    guard status.st_mode & S_IWOTH == 0 else { throw .openFolder }
  }

  /// Throws if the file is a symbolic link, which may lead to a file that isn't the app's.
  func refuseSymbolicLink() throws(FileProblem) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT != S_IFLNK else { throw .symbolicLink }
  }

  /// Whether it is a file, and no symbolic link, that only the app's user can read and write.
  var isOwnersFile: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid() && status.st_mode & (S_IRWXG | S_IRWXO) == 0
  }

  /// Creates the folder, which only its owner can read, if it is missing.
  ///
  /// - Parameter isBackedUp: Whether iOS backs it up; leave out data that can be loaded again.
  /// - Throws: The reason why there is no such folder.
  public func makePrivateFolder(isBackedUp: Bool = true) throws(FileProblem) {
    #if os(iOS)
      defer {
        var folder = self
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        if !isBackedUp { try? folder.setResourceValues(values) }
      }
    #endif
    guard mkdir(path, 0o700) != 0, errno == ENOENT else { return }
    try? FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
    guard mkdir(path, 0o700) == 0 else { throw .last }
  }
}
