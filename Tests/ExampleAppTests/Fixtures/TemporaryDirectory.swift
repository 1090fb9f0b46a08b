import Foundation

/// A directory that goes with the last who uses it.
final class TemporaryDirectory: Sendable {
  let url = URL.temporaryDirectory.appending(path: "test-\(UUID())", directoryHint: .isDirectory)

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
