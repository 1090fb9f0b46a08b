import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says that one running app has a folder to itself.
///
/// The system gives the lock back however the app ends, so a crash locks nobody out.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the folder, or nothing if another has it.
  ///
  /// It makes the folder if need be.
  ///
  /// - Throws: If the folder can't be written to.
  init?(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(folder.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    // On iOS an app runs once, and the system ends one that keeps a lock while it is suspended.
    #if !os(iOS)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        return nil
      }
    #endif
  }

  deinit { close(descriptor) }
}
