public import Foundation

/// A directory that is removed with this object.
public final class TemporaryDirectory: Sendable {
  /// The directory.
  public let url = URL.temporaryDirectory.appending(
    path: "test-\(UUID())", directoryHint: .isDirectory)

  /// Makes the directory.
  public init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
