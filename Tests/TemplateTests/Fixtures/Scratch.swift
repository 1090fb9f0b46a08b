import Foundation
import Testing

/// A repository of a few files that goes with the last who uses it.
final class Scratch: Sendable {
  let root = URL.temporaryDirectory.appending(path: "template-\(UUID())")

  /// Makes one of the given files.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Writes a file.
  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The texts of all files, by their paths.
  var files: [String: String] {
    get throws {
      let paths = Draft(root: root).files(under: "")
      return try Dictionary(
        uniqueKeysWithValues: paths.map {
          ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
        })
    }
  }

  /// Commits all files to a new repository of git.
  func commitAll() throws {
    for arguments in [
      "init --quiet", "add --all",
      "-c user.name=a -c user.email=a@example.invalid commit --quiet --message Start",
    ] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + arguments.split(separator: " ").map(String.init)
      process.currentDirectoryURL = root
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
}
